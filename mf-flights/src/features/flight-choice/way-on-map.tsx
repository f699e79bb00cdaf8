import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import { RouteMap } from '@alisio/shared-ui/route-map';
import { airportPointsQuery } from '../../api/airport-points.ts';

export interface WayOnMapProps {
  itinerary: Itinerary;
  dictionaries: FlightOffer['dictionaries'];
}

/** Where a way leads, once it is known where its airports lie; nothing where that cannot be had. */
export function WayOnMap({ itinerary: { segments }, dictionaries: { locations } }: WayOnMapProps) {
  const { t } = useTexts('flights');
  const language = useLanguage();
  const codes = [
    ...segments.slice(0, 1).map(({ departure }) => departure.iataCode),
    ...segments.flatMap(({ departure, arrival }, i) => {
      const moves = i > 0 && segments[i - 1]?.arrival.iataCode !== departure.iataCode;
      return moves ? [departure.iataCode, arrival.iataCode] : [arrival.iataCode];
    }),
  ];
  const { data: stops = [] } = useQuery(airportPointsQuery(codes, language));
  if (stops.length < codes.length) return null;
  const names = codes.map((code) => locations[code]?.cityName ?? code);
  return <RouteMap stops={stops} label={t('sheet.map', { places: names.join(' · ') })} />;
}
