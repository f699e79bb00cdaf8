import { useTexts } from '@alisio/platform/sdk/i18n';
import { useMapSource } from '@alisio/platform/sdk/maps';
import { type MapPoint, PinMap } from '@alisio/shared-ui/map';
import { useMapLabels } from './use-map-labels.ts';

export interface PlaceMapProps {
  /** the hotel's name */
  name: string;
  at: MapPoint;
  /** what is read beside it where it cannot be drawn */
  beside: 'near' | 'address' | 'text';
}

/** Where one hotel is. It fills the room that it is given. */
export default function PlaceMap({ name, at, beside }: PlaceMapProps) {
  const { t } = useTexts('hotels');
  const labels = useMapLabels();
  return (
    <PinMap
      pins={[]}
      place={at}
      {...useMapSource()}
      labels={{
        ...labels,
        cannot: t(`map.cannotPlace.${beside}`),
        several: () => name,
        title: t('map.titlePlace', { hotel: name }),
      }}
    />
  );
}
