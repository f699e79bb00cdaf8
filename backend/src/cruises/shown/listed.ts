import {
  CABIN_KINDS,
  type CabinKind,
  type CabinPrice,
  type CabinPrices,
  type CruiseParty,
  type ListedCruise,
  NOT_SOLD,
  peopleIn,
} from '@alisio/shared-contracts/cruises';
import { daysBetween } from '@alisio/shared-contracts/dates';
import type { Language } from '@alisio/shared-contracts/languages';
import { type CruiseCatalogue, named } from '../catalogue/cruise-catalogue.ts';
import { isSoldOut } from '../demo/demand.ts';
import { type CabinSum, cabinSum, fareEach, portTaxesEach } from '../demo/fares.ts';
import type { Sailing } from '../schedule/sailings.ts';

/** All fares are in it. */
export const CRUISE_CURRENCY = 'USD';

/** For whom, in which words, and on which day (ISO date). */
export interface Asked {
  party: CruiseParty;
  language: Language;
  today: string;
}

export type CabinState = CabinSum | Extract<CabinPrice, { price: typeof NOT_SOLD }>;

/** What a kind of cabin costs a party, or why it is not sold. */
export function cabinState(
  catalogue: CruiseCatalogue,
  sailing: Sailing,
  kind: CabinKind,
  { party, today }: Pick<Asked, 'party' | 'today'>,
): CabinState {
  const { ship, itinerary, departureDate, id } = sailing;
  const sleeps = ship.sleeps[kind];
  if (sleeps === undefined) return { price: NOT_SOLD, why: 'not-on-ship' };
  const daysAhead = daysBetween(today, departureDate);
  if (isSoldOut(id, kind, daysAhead)) return { price: NOT_SOLD, why: 'sold-out' };
  if (peopleIn(party) > sleeps) return { price: NOT_SOLD, why: 'too-small' };
  const line = named(catalogue.lines, ship.line);
  const called = itinerary.calls.map(({ port }) => port);
  return cabinSum(
    fareEach(sailing, line, kind, daysAhead),
    party,
    portTaxesEach(called),
    line.serviceCharge * itinerary.nights,
  );
}

/** A sailing as lists have it. */
export function listed(catalogue: CruiseCatalogue, sailing: Sailing, asked: Asked): ListedCruise {
  const { id, ship, itinerary, departureDate, returnDate } = sailing;
  const line = named(catalogue.lines, ship.line);
  const told = (kind: CabinKind): CabinPrice => {
    const state = cabinState(catalogue, sailing, kind, asked);
    return state.price === NOT_SOLD ? state : { price: state.price, cabin: state.cabin };
  };
  const cabins: CabinPrices = {
    inside: told('inside'),
    oceanview: told('oceanview'),
    balcony: told('balcony'),
    suite: told('suite'),
  };
  const prices = CABIN_KINDS.flatMap((kind) => {
    const { price } = cabins[kind];
    return price === NOT_SOLD ? [] : [price];
  });
  const portsRoute = itinerary.calls.map(({ port }) => port);
  return {
    id,
    itinerary: itinerary.slug,
    title: itinerary.titles[asked.language],
    region: itinerary.region,
    nights: itinerary.nights,
    portsRoute,
    departurePort: portsRoute[0] ?? '',
    departureDate,
    returnDate,
    ship: { code: ship.code, name: ship.name },
    cruiseLine: { code: line.code, name: line.name },
    vendor: line.name,
    pricePerPerson: prices.length > 0 ? Math.min(...prices) : NOT_SOLD,
    priceBalcony: cabins.balcony.price,
    cabins,
    currency: CRUISE_CURRENCY,
  };
}
