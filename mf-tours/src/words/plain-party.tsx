import { useTexts } from '@alisio/platform/sdk/i18n';
import { TOUR_LIMITS, type TourParty, writeAges } from '@alisio/shared-contracts/tours';
import { PlainField } from '@alisio/shared-ui/slot';

/** Who travels, in the browser's own fields: where no script runs. */
export function PlainParty({ party: { adults, childAges } }: { party: TourParty }) {
  const { t } = useTexts('tours');
  return (
    <>
      <PlainField label={t('tour.party.adults')}>
        <input type="number" name="adults" defaultValue={adults} {...TOUR_LIMITS.adults} />
      </PlainField>
      <PlainField label={t('tour.party.agesPlain')}>
        <input type="text" name="ages" defaultValue={writeAges(childAges)} placeholder="8-4" />
      </PlainField>
    </>
  );
}
