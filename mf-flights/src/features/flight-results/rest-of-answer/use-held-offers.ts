import type { FlightOffer, FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import { useMemo, useState } from 'react';
import { itineraryKey } from '../../../offers/flight-choices.ts';

/** What an offer is, whatever its price and id; another supplier's of the same flight is another. */
const keyOf = ({ disId, itineraries, travelerPricings: [first] }: FlightOffer): string =>
  [disId, ...itineraries.map(itineraryKey), first?.fareDetailsBySegment[0]?.brandedFare].join(' ');

const outboundOf = ({ itineraries: [outbound] }: FlightOffer): string =>
  outbound ? itineraryKey(outbound) : '';

const isAwaiting = ({ meta }: FlightSearchAnswer): boolean => (meta.suppliers?.awaited.length ?? 0) > 0;

interface Hold {
  question: string;
  /** what the list shows while more may come; all there is when absent */
  keys: ReadonlySet<string> | undefined;
  /** suppliers were missing when the list was first shown: it has a line that says so */
  hasLine: boolean;
}

const holdOf = (question: string, answer: FlightSearchAnswer): Hold => ({
  question,
  keys: isAwaiting(answer) ? new Set(answer.data.map(keyOf)) : undefined,
  hasLine: answer.meta.suppliers !== undefined,
});

/** How the rest of an answer stands beside the list. */
export interface RestOfAnswer {
  /** flights that came after the list was shown */
  waiting: number;
  /** suppliers that have not answered yet, that did not answer, and all of them */
  awaited: number;
  missing: number;
  asked: number;
}

export interface HeldOffers {
  /** nothing while none is there */
  offers: readonly FlightOffer[] | undefined;
  /** absent where all suppliers had answered from the start */
  rest: RestOfAnswer | undefined;
  /** puts those that wait among the others */
  join: () => void;
  /** shows all there is from now on */
  release: () => void;
}

/** How many flights wait; where none is new but other fares of them are, how many fares. */
export function flightsWaiting(held: readonly FlightOffer[], shown: readonly FlightOffer[]): number {
  const known = new Set(shown.map(outboundOf));
  const flights = new Set(held.map(outboundOf).filter((key) => !known.has(key)));
  return flights.size || held.length;
}

/**
 * What a list shows of an answer that comes in parts. Who reads it is not interrupted: once flights stand there, others
 * wait until they are asked for.
 *
 * @param question tells searches apart: each begins anew
 */
export function useHeldOffers(question: string, answer: FlightSearchAnswer | undefined): HeldOffers {
  const [kept, keep] = useState<Hold>();
  // Nobody looks at an empty list: it holds nothing back.
  const isShown = answer && (answer.data.length > 0 || !isAwaiting(answer));
  const hold = kept?.question === question ? kept : isShown ? holdOf(question, answer) : undefined;
  if (hold !== kept && hold) keep(hold);
  const { keys, hasLine } = hold ?? {};
  return useMemo(() => {
    const data = isShown ? answer.data : undefined;
    const offers = keys && data ? data.filter((offer) => keys.has(keyOf(offer))) : data;
    const held = keys && data ? data.filter((offer) => !keys.has(keyOf(offer))) : [];
    const { awaited = [], missing = [], asked = 0 } = answer?.meta.suppliers ?? {};
    return {
      offers,
      rest:
        offers && (hasLine || answer?.meta.suppliers)
          ? {
              waiting: flightsWaiting(held, offers),
              awaited: awaited.length,
              missing: missing.length,
              asked,
            }
          : undefined,
      join: () => {
        if (answer) keep({ ...holdOf(question, answer), hasLine: true });
      },
      release: () => keep(undefined),
    };
  }, [answer, isShown, keys, hasLine, question]);
}
