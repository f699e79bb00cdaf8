import { useTexts } from '@alisio/platform/sdk/i18n';
import type { TripType } from '@alisio/shared-contracts/flights';
import { Segmented } from '@alisio/shared-ui/field';
import { memo } from 'react';

interface TripTypesProps {
  value: TripType;
  onChange: (value: TripType) => void;
}

/** There and back, or one way. */
export const TripTypes = memo(function TripTypes({ value, onChange }: TripTypesProps) {
  const { t } = useTexts('flights');
  return (
    <Segmented<TripType>
      legend={t('search.tripType')}
      name="tripType"
      options={[
        { value: '2', label: t('search.roundTrip') },
        { value: '1', label: t('search.oneWay') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
});
