import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type FlightOffer,
  type FlightSearchPayload,
  LAST_BOOKABLE_DAYS_AHEAD,
  type LegInfo,
  searchOfCalendarDay,
} from '@alisio/shared-contracts/flights';
import type { AirportCatalogue } from '../../airports/index.ts';
import {
  type BookedWith,
  type CalendarQuestion,
  type Carrier,
  datesOf,
  type LowestTotals,
  type SupplierAnswer,
  type SupplierContext,
} from '../flight-supplier.ts';
import { SALES_CLOSE_MS } from '../sales-close.ts';
import type { SeatClaim, SeatSales } from '../seat-sales.ts';
import { demoCarrier } from './demo-carrier.ts';
import { seatFare } from './fares/base-fare.ts';
import { priceableCurrency } from './fares/currencies.ts';
import { type FamilyRules, familiesOf } from './fares/fare-families.ts';
import { daysLater, first, isOneFlightOf, longest } from './journeys/journey.ts';
import { Timetable } from './journeys/timetable.ts';
import { locatorOf } from './locator.ts';
import { buildNetwork, type Network } from './network/network.ts';
import { bestJourneys } from './offers/best-journeys.ts';
import { type Combination, MOST_OFFERS, oneWayOffers, roundTripOffers } from './offers/combine.ts';
import { readOfferId, writeOfferId } from './offers/offer-id.ts';
import { OfferPresenter, offerOf } from './offers/present-offer.ts';
import { sharesOf, totalOf } from './offers/price-trip.ts';
import { rankJourneys, rankUnsold } from './offers/rank-journeys.ts';
import { rebuildTrip } from './offers/rebuild-trip.ts';
import { seatedNow, seatKeysOf } from './offers/seated-now.ts';
import { type Fare, type PricedJourney, type SeatedJourney, supplierOfTrip } from './offers/trip.ts';
import { DAY_MS, dayNumber } from './schedule/days.ts';
import { allotment, seatKey } from './seats/allotment.ts';
import { SUPPLIERS, type SupplierName } from './suppliers.ts';

/** Journeys looked at for seats; more than are shown, since some may have sold out. */
const LOOKED_AT = { oneWay: 110, each: 40 };
const SHOWN = { oneWay: MOST_OFFERS, outbound: 20, return: 30 };

interface Candidate extends Pick<SeatedJourney, 'journey' | 'cabins'> {
  /** of the seats of each flight */
  keys: readonly string[];
}

function keysOfAll(searches: readonly Candidates[]): string[] {
  const all = new Set<string>();
  for (const { legs } of searches)
    for (const leg of legs) for (const { keys } of leg) for (const key of keys) all.add(key);
  return [...all];
}

/** Fare families that keep what the search asks for (§3). */
const wantedFamilies = (payload: FlightSearchPayload): FamilyRules[] =>
  familiesOf(payload.cabin).filter(
    (rules) =>
      (!payload.refundableFare || rules.refundable) &&
      (!payload.noRestrictionFare || (rules.refundable && rules.changeable && rules.refundFee === 0)) &&
      (!payload.noPenaltyFare || (rules.changeable && rules.changeFee === 0 && rules.refundFee === 0)),
  );

interface LegQuestion {
  leg: LegInfo;
  rules: FamilyRules;
  count: number;
}

/** The journeys of each leg that a search looks at, before sales. */
interface Candidates {
  payload: FlightSearchPayload;
  families: readonly FamilyRules[];
  /** of each leg; one at least on each, or no leg at all */
  legs: readonly (readonly Candidate[])[];
}

/** The lowest totals of days by who sells them; null where nothing is sold. */
export interface TotalsBySupplier {
  totals: Map<SupplierName, LowestTotals['totals']>;
  currency: string;
}

/**
 * At the module's own level: a generator function that each search makes is old to V8 from its beginning, and all that it
 * closes over, the half of a search's objects, in use until what is old is collected.
 */
function* shownBy(presenter: OfferPresenter, combinations: readonly Combination[]): Generator<FlightOffer> {
  for (const combination of combinations) yield presenter.offer(combination);
}

/** Days of a calendar between two looks at whether anybody still waits, and at what else is to be done. */
const DAYS_AT_ONCE = 6;

/** The demo inventory: generated schedules and fares over real airports and airlines, the same at every start. */
export class DemoInventory {
  readonly #network: Network;
  readonly #timetable: Timetable;

  constructor(airports: AirportCatalogue) {
    this.#network = buildNetwork(airports);
    this.#timetable = new Timetable(this.#network, airports);
  }

  /** Ranked without sales, so that what is looked at does not depend on them. */
  #candidatesOfLeg(
    payload: FlightSearchPayload,
    now: number,
    { leg, rules, count }: LegQuestion,
  ): Candidate[] {
    const today = Math.floor(now / DAY_MS);
    const day = dayNumber(leg.departureDate);
    if (day < today - 1 || day > today + LAST_BOOKABLE_DAYS_AHEAD + 1) return [];
    const found = this.#timetable.journeys(leg.from, leg.to, day, now + SALES_CLOSE_MS);
    const ranked = rankUnsold(found, day, { cabin: payload.cabin, rules, pricedOn: today });
    return bestJourneys(ranked, count).map(({ journey: known, cabins, days }) => {
      const journey = daysLater(known, days);
      return { journey, cabins, keys: seatKeysOf(journey, cabins) };
    });
  }

  #candidates(payload: FlightSearchPayload, now: number): Candidates {
    const families = wantedFamilies(payload);
    const [rules] = families;
    const legs = [payload.legInfo['1'], ...(payload.legInfo['2'] ? [payload.legInfo['2']] : [])];
    const count = legs.length === 1 ? LOOKED_AT.oneWay : LOOKED_AT.each;
    const found = rules ? legs.map((leg) => this.#candidatesOfLeg(payload, now, { leg, rules, count })) : [];
    return { payload, families, legs: found.some((journeys) => journeys.length === 0) ? [] : found };
  }

  /** What is offered of the candidates as sales stand, best first. */
  #combine({ payload, families, legs }: Candidates, pricedOn: number, sales: SeatSales): Combination[] {
    const [rules] = families;
    const [outbounds, returns] = legs;
    if (!rules || !outbounds) return [];
    const seats = payload.travelerInfo.adult + payload.travelerInfo.child;
    const open = (journeys: readonly Candidate[], most: number) => {
      const seated = journeys
        .map(({ journey, cabins, keys }) => seatedNow(journey, cabins, sales, keys))
        .filter(({ seatsLeft }) => seatsLeft >= seats);
      return bestJourneys(rankJourneys(seated, { cabin: payload.cabin, rules, pricedOn }), most);
    };
    return returns
      ? roundTripOffers(open(outbounds, SHOWN.outbound), open(returns, SHOWN.return), families)
      : oneWayOffers(open(outbounds, SHOWN.oneWay), families);
  }

  /** @param inPackage at the fares that are sold only with a hotel */
  async search(
    payload: FlightSearchPayload,
    context: SupplierContext,
    inPackage = false,
  ): Promise<SupplierAnswer> {
    const { now, language } = context;
    const pricedOn = Math.floor(now / DAY_MS);
    const candidates = this.#candidates(payload, now);
    const seatKeys = keysOfAll([candidates]);
    const combinations = this.#combine(candidates, pricedOn, await context.seatSales(seatKeys));
    const { cabin, travelerInfo: travelers } = payload;
    const common = {
      cabin,
      inPackage,
      travelers,
      currency: priceableCurrency(payload.currencyCode),
      pricedOn,
    };
    const midnight = (pricedOn + 1) * DAY_MS;
    const departures = candidates.legs.flat().map(({ journey }) => first(journey).leaves);
    const presenter = new OfferPresenter(common, language);
    return {
      offers: shownBy(presenter, combinations),
      currency: common.currency,
      seatKeys,
      freshUntil: Math.min(midnight, ...departures.map((leaves) => leaves - SALES_CLOSE_MS)),
    };
  }

  /** What is known of a carrier; nothing for a designator that flies nowhere here. */
  carrier(code: string): Carrier | undefined {
    return demoCarrier(this.#network, code);
  }

  /** The lowest total of each day and supplier. @param carrier of trips on which each way is one flight of it */
  async lowestTotals(
    payload: CalendarQuestion,
    context: SupplierContext,
    carrier?: string,
  ): Promise<TotalsBySupplier> {
    const { now, signal } = context;
    const pricedOn = Math.floor(now / DAY_MS);
    const currency = priceableCurrency(payload.currencyCode);
    const days: Candidates[] = [];
    const { places: _, ...calendar } = payload;
    for (const [day, date] of datesOf(payload).entries()) {
      days.push(this.#candidates(searchOfCalendarDay(calendar, date), now));
      if (day % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await nextTurn();
      signal?.throwIfAborted();
    }
    const sales = await context.seatSales(keysOfAll(days));
    const { travelerInfo: travelers } = payload;
    const totals: TotalsBySupplier['totals'] = new Map(SUPPLIERS.map((name) => [name, days.map(() => null)]));
    for (const [day, candidates] of days.entries()) {
      const lowest = new Map<SupplierName, { fare: Fare; total: number }>();
      for (const fare of this.#combine(candidates, pricedOn, sales)) {
        // The lowest family is never dearer, and stands wherever the others do.
        if (fare.rules !== candidates.families[0]) continue;
        if (carrier && !fare.journeys.every(({ journey }) => isOneFlightOf(carrier, journey))) continue;
        const supplier = supplierOfTrip(fare);
        const total = totalOf(fare, { currency, travelers });
        const known = lowest.get(supplier);
        if (!known || total < known.total) lowest.set(supplier, { fare, total });
      }
      for (const [supplier, { fare, total }] of lowest) {
        const ofDays = totals.get(supplier);
        if (ofDays) ofDays[day] = { total, shares: sharesOf(fare, { currency, travelers }) };
      }
      if (day % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await nextTurn();
      signal?.throwIfAborted();
    }
    return { totals, currency };
  }

  async offer(id: string, { now, language, seatSales }: SupplierContext, firm: boolean) {
    const rebuilt = rebuildTrip(this.#network, id);
    const [outbound] = rebuilt?.trip.journeys ?? [];
    if (!rebuilt || !outbound) return undefined;
    // What was shown just before sales closed can be bought as long as any other.
    if (!firm && first(outbound.journey).leaves < now + SALES_CLOSE_MS) return undefined;
    const { trip, reference } = rebuilt;
    const sales = await seatSales(
      trip.journeys.flatMap(({ journey, cabins }) => seatKeysOf(journey, cabins)),
    );
    const pricedOn = firm ? reference.pricedOn : Math.floor(now / DAY_MS);
    const journeys = trip.journeys.map((seated, index): PricedJourney => {
      const current = seatedNow(seated.journey, seated.cabins, sales);
      const shown = reference.journeys[index]?.map(({ step }) => step);
      const steps = firm && shown ? shown : current.steps;
      const { journey } = current;
      return { ...current, steps, seatFare: seatFare({ journey, cabin: trip.cabin, pricedOn, steps }) };
    });
    return offerOf({ ...trip, journeys, pricedOn }, language);
  }

  /** Nobody flies: all that a booking leaves behind is its locators. The issuer's is that of the ticket. */
  book(id: string, key: string): BookedWith | undefined {
    const [outbound, ...others] = rebuildTrip(this.#network, id)?.trip.journeys ?? [];
    if (!outbound) return undefined;
    const issuer = longest(outbound.journey).flight.route.airline.code;
    const flown = [outbound, ...others].flatMap(({ journey }) =>
      journey.departures.map(({ flight }) => flight.route.airline.code),
    );
    const locator = locatorOf(key);
    const locators = [...new Set(flown)].map((carrierCode) => ({
      carrierCode,
      locator: carrierCode === issuer ? locator : locatorOf(key, carrierCode),
    }));
    return { locator, locators };
  }

  /** The id of the same offer in a package, or out of one; nothing for what is no id. */
  idIn(id: string, inPackage: boolean): string | undefined {
    const reference = readOfferId(id);
    return reference && writeOfferId({ ...reference, inPackage });
  }

  seatClaims(id: string): readonly SeatClaim[] | undefined {
    const rebuilt = rebuildTrip(this.#network, id);
    if (!rebuilt) return undefined;
    const { journeys, travelers } = rebuilt.trip;
    const seats = travelers.adult + travelers.child;
    return journeys.flatMap(({ journey, cabins }) =>
      journey.departures.map((departure, index) => {
        const cabin = cabins[index] ?? 'economy';
        const key = seatKey(departure, cabin);
        return { key, seats, capacity: allotment(departure, cabin, key) };
      }),
    );
  }
}
