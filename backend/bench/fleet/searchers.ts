import { setTimeout as pause } from 'node:timers/promises';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { PACKED, searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import { flightResultsHref } from '@alisio/shared-contracts/flights';
import { oneWay } from '../../testing/find-offer.ts';
import { type Answer, connections, type Question, whyOf } from './ask.ts';
import type { Tally } from './tally.ts';

/** As long as somebody waits for a search. */
const PATIENCE_MS = 25_000;
/** Where an answer does not say when to come again. */
const AGAIN_MS = 300;
const LONGEST_WAIT_MS = 2000;
const CALLERS = 40;

export interface Searchers {
  /** One call of the API, asked again while it is answered by "come again" or not at all. */
  search(n: number, due: number): Promise<void>;
  close(): void;
}

export const FLIGHT_SEARCH = searchFlightOffers.path;
/** As pages ask: packed. */
export const API_HEADERS = { 'content-type': 'application/json', accept: `application/json;${PACKED}` };

const PLACES = 'MIA MAD MEX LIM SCL GRU EZE PTY LON PAR ROM BCN CUN MDE'.split(' ');

/** @param n of the place that is flown to from Bogotá */
export const flightSearch = (days: number, n = 0) =>
  oneWay(addDays(localToday(), days), PLACES[n % PLACES.length]);

/** The page of a search from Bogotá to Miami and back, with its first data. */
export const resultsPath = (): string =>
  flightResultsHref({
    tripType: '2',
    from: 'BOG',
    to: 'MIA',
    departureDate: addDays(localToday(), 30),
    returnDate: addDays(localToday(), 40),
    adult: 1,
    child: 0,
    infant: 0,
    cabin: 'economy',
    currencyCode: 'USD',
    fromCity: 'Bogotá',
    toCity: 'Miami',
  });

/** Of sixteen eleven are answered from memory, four are searches that many ask alike, one that nobody has made before. */
function questionOf(n: number, site: string): Question {
  const turn = (n * 7) % 16;
  if (turn < 11)
    return { url: new URL(`/api/search/airports?term=${'abcdefghij'[n % 10]}${'aeiou'[n % 5]}`, site) };
  const days = turn === 15 ? 20 + (n % 300) : 30;
  return {
    method: 'POST',
    url: new URL(`/api${FLIGHT_SEARCH}`, site),
    headers: API_HEADERS,
    body: JSON.stringify(flightSearch(days, n)),
  };
}

const mayComeAgain = ({ status }: Answer): boolean => status === 429 || status >= 500;

const waitOf = ({ headers }: Answer): number => {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : AGAIN_MS;
};

/** @param site the API is asked as pages ask it, by the web edge */
export function searchers(site: string, tally: Tally): Searchers {
  const callers = Array.from({ length: CALLERS }, connections);
  return {
    async search(n, due) {
      const { phase } = tally;
      const question = questionOf(n, site);
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        let [wait, why] = [AGAIN_MS, ''];
        try {
          const answer = await (callers[n % CALLERS] ?? connections()).ask(question);
          if (answer.status === 200) {
            JSON.parse(answer.body().toString());
            return tally.done(phase, 'API call', performance.now() - due);
          }
          why = `${question.url.pathname} is a ${answer.status}`;
          if (!mayComeAgain(answer)) return tally.failed(phase, 'API call', why);
          wait = waitOf(answer);
        } catch (error) {
          why = `${question.url.pathname}: ${whyOf(error)}`;
        }
        if (performance.now() > until) return tally.failed(phase, 'API call', why);
        tally.again(phase, 'API call');
        await pause(wait);
      }
    },
    close: () => {
      for (const one of callers) one.close();
    },
  };
}
