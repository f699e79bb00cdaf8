import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useSite } from '@alisio/platform/sdk/visitor';
import { type MapPoint, PinMap } from '@alisio/shared-ui/map';
import { askGround } from '../../api/get-ground.ts';
import { useMapLabels } from './use-map-labels.ts';

export interface PlaceMapProps {
  /** the hotel's name */
  name: string;
  at: MapPoint;
  /** what is read beside it where it cannot be drawn */
  beside: 'near' | 'address';
}

/** Where one hotel is. It fills the room that it is given. */
export default function PlaceMap({ name, at, beside }: PlaceMapProps) {
  const { t } = useTexts('hotels');
  const language = useLanguage();
  const labels = useMapLabels();
  return (
    <PinMap
      pins={[]}
      place={at}
      styleUrl={useSite()?.map?.styleUrl}
      ground={(cell) => askGround(cell, language)}
      labels={{
        ...labels,
        cannot: t(`map.cannotPlace.${beside}`),
        several: () => name,
        title: t('map.titlePlace', { hotel: name }),
      }}
    />
  );
}
