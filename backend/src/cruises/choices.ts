import {
  CRUISE_REGIONS,
  type CruiseChoices,
  type ListedCruise,
  NOT_SOLD,
  sortCruises,
} from '@alisio/shared-contracts/cruises';
import type { Language } from '@alisio/shared-contracts/languages';
import { type CruiseCatalogue, named } from './catalogue/cruise-catalogue.ts';
import { toldItinerary, toldPort } from './shown/ports.ts';

/** How many there are of each. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const leastOf = (cruises: readonly ListedCruise[]): ListedCruise['pricePerPerson'] => {
  const prices = cruises.flatMap(({ pricePerPerson: price }) => (price === NOT_SOLD ? [] : [price]));
  return prices.length > 0 ? Math.min(...prices) : NOT_SOLD;
};

/** What a search may name, of what is sold; and of each sea what leaves soonest. */
export function cruiseChoicesOf(
  catalogue: CruiseCatalogue,
  all: readonly ListedCruise[],
  language: Language,
  days: CruiseChoices['days'],
): CruiseChoices {
  const of = (region: string) => all.filter((cruise) => cruise.region === region);
  const ports = counted(all.flatMap(({ portsRoute }) => [...new Set(portsRoute)]));
  const lines = counted(all.map(({ cruiseLine }) => cruiseLine.code));
  const ships = counted(all.map(({ ship }) => ship.code));
  const soon = CRUISE_REGIONS.flatMap((region) => sortCruises(of(region), 'date').slice(0, 1));
  const words = new Intl.Collator(language);
  return {
    regions: CRUISE_REGIONS.flatMap((code) => {
      const cruises = of(code);
      return cruises.length > 0 ? [{ code, sailings: cruises.length, from: leastOf(cruises) }] : [];
    }),
    ports: [...ports]
      .map(([port, sailings]) => {
        const { code, name, country } = toldPort(named(catalogue.ports, port), language);
        return { code, name, country, sailings };
      })
      .sort((one, other) => words.compare(one.name, other.name)),
    lines: [...lines]
      .map(([code, sailings]) => ({ code, name: named(catalogue.lines, code).name, sailings }))
      .sort((one, other) => words.compare(one.name, other.name)),
    ships: catalogue.ships
      .flatMap(({ code, name, line }) => {
        const sailings = ships.get(code);
        return sailings === undefined ? [] : [{ code, name, line, sailings }];
      })
      .sort((one, other) => words.compare(one.name, other.name)),
    months: [...counted(all.map(({ departureDate }) => departureDate.slice(0, 7)))].map(
      ([month, sailings]) => ({
        month,
        sailings,
      }),
    ),
    days,
    soon,
    routes: soon.map(({ itinerary }) => toldItinerary(named(catalogue.itineraries, itinerary), language)),
  };
}
