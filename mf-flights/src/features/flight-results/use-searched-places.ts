import type { Language } from '@alisio/platform/sdk/i18n';
import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import type { FlightOffer, FlightSearchQuery, SearchPlace } from '@alisio/shared-contracts/flights';
import { useMemo } from 'react';
import { placeQuery } from '../../api/find-place.ts';

/** The place of a code as the offers' dictionaries know it: an airport, or the city of several. */
export function placeInOffers(
  code: string,
  offers: readonly FlightOffer[],
  language: Language,
): SearchPlace | undefined {
  for (const { dictionaries } of offers) {
    const airport = dictionaries.locations[code];
    const place = airport ?? Object.values(dictionaries.locations).find(({ cityCode }) => cityCode === code);
    if (!place) continue;
    const { name, cityName, countryCode } = place;
    return {
      ...{ code, name: airport ? name : cityName, cityName, isCity: !airport },
      // Found when a list of places shows it.
      get countryName() {
        return nameOfCode(countryCode, language, 'region');
      },
    };
  }
  return undefined;
}

/** What is known of a search's places beside its codes. */
export interface KnownPlaces {
  /** chosen or searched in this tab */
  chosen: readonly (SearchPlace | null)[];
  offers: readonly FlightOffer[];
  /** the offers will tell nothing more */
  settled: boolean;
}

function usePlace(code: string, { chosen, offers, settled }: KnownPlaces): SearchPlace | null {
  const language = useLanguage();
  const known = chosen.find((place) => place?.code === code) ?? placeInOffers(code, offers, language);
  const asked = useQuery({
    ...placeQuery(code, language),
    enabled: settled && !known && /^[A-Z]{3}$/.test(code),
  });
  return known ?? asked.data ?? null;
}

/** The places that an address names by code only: as chosen before, else from the offers, else asked for. */
export function useSearchedPlaces({ from, to }: FlightSearchQuery, known: KnownPlaces) {
  const origin = usePlace(from, known);
  const destination = usePlace(to, known);
  const [fromCity, toCity] = [origin?.cityName ?? from, destination?.cityName ?? to];
  return {
    cities: useMemo(() => ({ from: fromCity, to: toCity }), [fromCity, toCity]),
    placeOf: (code: string) => [origin, destination].find((place) => place?.code === code) ?? null,
  };
}
