import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import type { NearbyAirport } from '@alisio/shared-contracts/airports';
import { WALL_PLACES } from '@alisio/shared-contracts/flights';
import { usePlaceOfCode } from '../../places/use-place-of-code.ts';
import { type OfferedOption, placeOptions } from './offered.ts';
import { useNearbyPlaces } from './use-nearby-places.ts';
import { useRecentSearches, useSearchedLately } from './use-searched-lately.ts';

const nearbyPlace = ({ airportCode, name, cityName, countryName, isCity, distance }: NearbyAirport) => ({
  ...{ code: airportCode, name, cityName, countryName, isCity },
  km: Math.max(1, Math.round(distance)),
});

/**
 * What a place's box offers while nothing is typed: searches and places of late, airports near by where the trip
 * begins, popular places. A place stands once.
 * @param other code of the trip's other end, which is not offered
 */
export function useOffered(isOrigin: boolean, other: string | undefined) {
  const { t, language } = useTexts('flights');
  const today = useToday();
  const searches = useRecentSearches().filter(({ departureDate }) => departureDate >= today);
  const places = useSearchedLately();
  const placeOf = usePlaceOfCode();
  const { state, airports, ask } = useNearbyPlaces(language);

  const options = (): OfferedOption[] => {
    const taken = new Set(other === undefined ? [] : [other]);
    const near: OfferedOption[] = isOrigin
      ? [
          ...placeOptions(t('search.near'), airports.map(nearbyPlace), taken),
          ...(state === 'there'
            ? []
            : [{ id: 'near', value: { kind: 'near' as const }, group: t('search.near'), staysOpen: true }]),
        ]
      : [];
    return [
      ...searches.map(
        (search, index): OfferedOption => ({
          id: `search-${index}`,
          value: { kind: 'search', search, searches, index },
          group: t('search.recent'),
        }),
      ),
      ...placeOptions(t('search.recentPlaces'), places, taken),
      ...near,
      ...placeOptions(t('search.popular'), WALL_PLACES.map(placeOf), taken),
    ];
  };
  const notes = {
    not: undefined,
    asking: t('search.looking'),
    there: undefined,
    none: t('search.nearNone'),
    refused: t('search.nearRefused'),
    failed: t('destination.failed'),
  };
  return { options, note: notes[state], askNear: ask };
}
