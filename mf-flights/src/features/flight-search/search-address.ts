import {
  askedFares,
  type FlightSearchForm,
  flightResultsHref,
  readFlightSearchQuery,
  type SearchPlace,
} from '@alisio/shared-contracts/flights';
import { CHANGE, SEARCH_PATH } from './search-path.ts';

export type End = 'origin' | 'destination';
export const ENDS: readonly End[] = ['origin', 'destination'];

/** No name of a place is longer. */
const LONGEST_NAME = 60;

const chosenName = (end: End): string => `${end}Chosen`;
const chosenWord = ({ code, cityName }: Pick<SearchPlace, 'code' | 'cityName'>): string =>
  `${code} ${cityName}`;

/** What the form's fields have by themselves, by name: what its panels ask for, and the codes of chosen places. */
export function formWords(form: FlightSearchForm): [name: string, value: string][] {
  const places = ENDS.flatMap((end): [string, string][] => {
    const place = form[end];
    return place ? [[chosenName(end), chosenWord(place)]] : [];
  });
  return [
    ...places,
    ['departureDate', form.departureDate],
    ['returnDate', form.returnDate],
    ['adult', String(form.adultCount)],
    ['child', String(form.childrenCount)],
    ['infant', String(form.infantCount)],
    ['cabin', form.cabinClass],
    ['currencyCode', form.currencyCode],
    ...Object.keys(askedFares(form)).map((flag): [string, string] => [flag, 'true']),
  ];
}

/** As a results address names it. */
const CODE_OF = { origin: 'from', destination: 'to' } as const;

/** What stands in a box of the form, or the code that a results address has for it; nothing when neither is said. */
export const typedIn = (words: URLSearchParams, end: End): string | undefined =>
  (words.get(end) ?? words.get(CODE_OF[end]))?.trim().slice(0, LONGEST_NAME);

/** What an end is looked up by: the code of a place that was chosen and is still what stands there, else the words. */
export function termOf(words: URLSearchParams, end: End): string {
  const typed = typedIn(words, end) ?? '';
  const [, code = '', name] = /^([A-Z]{3}) (.*)$/.exec(words.get(chosenName(end)) ?? '') ?? [];
  return typed !== '' && name === typed ? code : typed;
}

/** The same search with this place at an end. */
export function withPlace(words: URLSearchParams, end: End, place: SearchPlace): string {
  const next = new URLSearchParams(words);
  next.set(end, place.cityName);
  next.set(chosenName(end), chosenWord(place));
  return `${SEARCH_PATH}?${next}`;
}

/** Days and travellers go on as they were said: the results tell what is wrong with them (§5). */
const AS_SAID = ['departureDate', 'returnDate', 'adult', 'child', 'infant'] as const;

/**
 * The results that a form's address leads to; nothing when the form is to be shown.
 * @param today ISO date where the visitor is
 */
export function resultsOfWords(
  words: URLSearchParams,
  { origin, destination }: Partial<Record<End, SearchPlace | undefined>>,
  today: string,
): string | undefined {
  if (words.has(CHANGE) || !origin || !destination || origin.code === destination.code) return undefined;
  const query = readFlightSearchQuery(words, today);
  const ends = { from: origin.code, to: destination.code };
  const cities = { fromCity: origin.cityName, toCity: destination.cityName };
  const [path, search] = flightResultsHref({ ...query, ...ends, ...cities }).split('?');
  const asked = new URLSearchParams(search);
  for (const name of AS_SAID) {
    const said = words.get(name)?.trim().slice(0, LONGEST_NAME);
    if (said && asked.has(name)) asked.set(name, said);
  }
  return `${path}?${asked}`;
}
