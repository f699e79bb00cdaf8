import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useSite } from '@alisio/platform/sdk/visitor';
import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import { PinMap } from '@alisio/shared-ui/map';
import { askGround } from '../../api/get-ground.ts';
import { useMapLabels } from './use-map-labels.ts';

export interface PlaceMapProps {
  hotel: HotelInfo;
}

/** Where one hotel is. It fills the room that it is given. */
export default function PlaceMap({ hotel: { hotelName, locationInfo } }: PlaceMapProps) {
  const { t } = useTexts('hotels');
  const language = useLanguage();
  const labels = useMapLabels();
  return (
    <PinMap
      pins={[]}
      place={{ lat: locationInfo.latitude, lon: locationInfo.longitude }}
      styleUrl={useSite()?.map?.styleUrl}
      ground={(cell) => askGround(cell, language)}
      labels={{
        ...labels,
        several: () => hotelName,
        cannot: t('map.cannotPlace'),
        title: t('map.titlePlace', { hotel: hotelName }),
      }}
    />
  );
}
