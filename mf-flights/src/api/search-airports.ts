import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import type { AirportResult } from '@alisio/shared-contracts/airports';
import { searchAirports } from '@alisio/shared-contracts/endpoints';
import type { SearchPlace } from '@alisio/shared-contracts/flights';

export interface FoundAirport extends AirportResult {
  /** stands under its city in the list */
  underCity: boolean;
}

export interface FoundPlaces {
  /** best first, each city followed by its airports */
  airports: FoundAirport[];
  /** what was searched in the place of a mistyped term; nothing where it was found as it is */
  searched: string | undefined;
}

/** §4: the same term asks once in half an hour, while it is asked and after; old answers go every ten minutes. */
const KEPT_MS = 30 * 60_000;
const SWEEP_MS = 10 * 60_000;
const asked = new Map<string, { at: number; answer: Promise<FoundPlaces> }>();
let sweptAt = 0;

function sweep(now: number): void {
  if (now - sweptAt < SWEEP_MS) return;
  sweptAt = now;
  for (const [key, { at }] of asked) if (now - at >= KEPT_MS) asked.delete(key);
}

async function ask(term: string, language: Language): Promise<FoundPlaces> {
  const { data, searched } = await callApi(searchAirports, { query: { term, language } });
  const airports = data.flatMap(({ airports }) =>
    airports.map((airport) => ({
      ...airport,
      underCity: !airport.isCity && airports.some((other) => other.isCity),
    })),
  );
  return { airports, searched };
}

/** Airports and cities for what is typed. Browser only. */
export function findAirports(term: string, language: Language): Promise<FoundPlaces> {
  const now = Date.now();
  sweep(now);
  const key = `${language} ${term.trim().toLowerCase()}`;
  const kept = asked.get(key);
  if (kept && now - kept.at < KEPT_MS) return kept.answer;
  const answer = ask(term, language);
  asked.set(key, { at: now, answer });
  // A failure is not an answer: the next keystroke asks again.
  answer.catch(() => asked.delete(key));
  return answer;
}

/** An airport or a city as the search form keeps it. */
export const placeOfAirport = (airport: AirportResult): SearchPlace => ({
  code: airport.airportCode,
  name: airport.name,
  cityName: airport.cityName,
  countryName: airport.countryName,
  isCity: airport.isCity,
});
