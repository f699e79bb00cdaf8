import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { Facets } from '@alisio/platform/sdk/lists';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { OfferRow } from './flight-facets.ts';

/** What the filters of a list are said by. */
export interface FilteredFlights {
  /** all of the list, kept or not */
  rows: readonly OfferRow[];
  facets: Facets<OfferRow>;
  /** any offer of the answer: all have one currency */
  offer: FlightOffer;
}

/** A facet's name in addresses without the 2 of the way back. */
export const facetOf = (name: string) => name.replace(/2$/, '');

const LEGENDS: Readonly<Record<string, string>> = {
  dep: 'departure',
  arr: 'arrival',
  orig: 'origin',
  dest: 'destination',
  day: 'nights',
  stay: 'moves',
};
const two = (value: number) => String(value).padStart(2, '0');
const LAST_MINUTE = 1439;

type Names = Pick<FlightOffer['dictionaries'], 'carriers' | 'locations'>;
const known = new WeakMap<readonly OfferRow[], Names>();

/** Each offer names its own airlines and places only. */
function namesIn(rows: readonly OfferRow[]): Names {
  const before = known.get(rows);
  if (before) return before;
  const names: Names = { carriers: {}, locations: {} };
  for (const { offer } of rows) {
    Object.assign(names.carriers, offer.dictionaries.carriers);
    Object.assign(names.locations, offer.dictionaries.locations);
  }
  known.set(rows, names);
  return names;
}

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords({ rows, offer }: FilteredFlights) {
  const { t } = useTexts('flights');
  const { time, duration } = useFormats();
  const { money, fromMoney } = usePrices();
  const { carriers, locations } = namesIn(rows);
  const { currency } = offer.price;

  const legend = (facet: string) => {
    const code = facet === 'arr' ? rows[0]?.to : rows[0]?.from;
    return t(`filters.${LEGENDS[facet] ?? facet}`, { city: locations[code ?? '']?.cityName ?? code ?? '' });
  };
  const place = (code: string) => {
    const named = locations[code];
    return named ? t('filters.place', { city: named.cityName, code }) : code;
  };
  const airport = (code: string) => {
    const named = locations[code];
    return named ? t('filters.place', { city: named.name, code }) : code;
  };
  const value = (facet: string, of: string): string => {
    if (facet === 'air') return carriers[of] ?? of;
    if (facet === 'via') return place(of);
    if (facet === 'orig' || facet === 'dest') return airport(of);
    if (facet === 'fare') return t(`families.${of}`);
    if (facet === 'day' || facet === 'stay') return t(`filters.${facet}`);
    return t(`filters.${facet}-${of}`);
  };
  const clock = (minutes: number) => {
    const at = Math.min(minutes, LAST_MINUTE);
    return time(`2000-01-01T${two(Math.floor(at / 60))}:${two(at % 60)}:00`);
  };
  const number = (facet: string, of: number): string => {
    if (facet === 'price') return money(of, currency);
    return facet === 'time' ? duration(of) : clock(of);
  };
  const span = (facet: string, low: number, high: number) =>
    facet === 'dep' || facet === 'arr'
      ? t('filters.between', { low: number(facet, low), high: number(facet, high) })
      : t('filters.upTo', { high: number(facet, high) });

  const CHIPS: Readonly<Record<string, string>> = {
    via: 'filters.chipVia',
    orig: 'filters.chipOrigin',
    dest: 'filters.chipDestination',
    fare: 'filters.chipFare',
  };
  /** on the chips of what is chosen, by names of addresses */
  const chips = {
    value: (name: string, of: string) => {
      const said = value(facetOf(name), of);
      const chip = CHIPS[facetOf(name)];
      return chip ? t(chip, { name: said }) : said;
    },
    span: (name: string, low: number, high: number) => {
      const facet = facetOf(name);
      const said = span(facet, low, high);
      return facet === 'price' ? said : t('filters.span', { name: legend(facet), span: said });
    },
  };
  return {
    ...{ legend, value, number, span, chips },
    from: (minor: number) => fromMoney(minor, currency),
    /** what pressing it keeps, read out */
    said: (label: string, count: number, from: number | undefined) =>
      t('filters.row', { label, count, from: from === undefined ? '' : fromMoney(from, currency) }),
  };
}
