import {
  type FlightSearchPayload,
  LAST_BOOKABLE_DAYS_AHEAD,
  type LegInfo,
} from '@alisio/shared-contracts/flights';
import type { AirportCatalogue } from '../../airports/index.ts';
import type { FlightSupplier, SupplierAnswer, SupplierContext } from '../flight-supplier.ts';
import { SALES_CLOSE_MS } from '../price-hold.ts';
import type { SeatClaim } from '../seat-sales.ts';
import { cabinsOf } from './fares/cabins.ts';
import { priceableCurrency } from './fares/currencies.ts';
import { type FamilyRules, familiesOf } from './fares/fare-families.ts';
import { findJourneys } from './journeys/find-journeys.ts';
import { first } from './journeys/journey.ts';
import { buildNetwork, type Network } from './network/network.ts';
import { MOST_OFFERS, oneWayOffers, roundTripOffers } from './offers/combine.ts';
import { offerOf, SUPPLIER } from './offers/present-offer.ts';
import { bestJourneys, type RankedJourney, rankJourneys } from './offers/rank-journeys.ts';
import { rebuildTrip } from './offers/rebuild-trip.ts';
import { seatedNow } from './offers/seated-now.ts';
import type { SeatedJourney } from './offers/trip.ts';
import { DAY_MS, dayNumber } from './schedule/days.ts';
import { allotment, seatKey } from './seats/allotment.ts';

const NO_SALES = new Map();
/** Journeys looked at for seats; more than are shown, since some may have sold out. */
const LOOKED_AT = { oneWay: 110, each: 40 };
const SHOWN = { oneWay: MOST_OFFERS, outbound: 20, return: 20 };

const keysOf = ({ journey, cabins }: SeatedJourney): string[] =>
  journey.departures.map((departure, index) => seatKey(departure, cabins[index] ?? 'economy'));

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

/** The demo inventory: generated schedules and fares over real airports and airlines, the same at every start. */
export class DemoSupplier implements FlightSupplier {
  readonly name = SUPPLIER;
  readonly #airports: AirportCatalogue;
  readonly #network: Network;

  constructor(airports: AirportCatalogue) {
    this.#airports = airports;
    this.#network = buildNetwork(airports);
  }

  /** Ranked without sales, so that what is looked at does not depend on them. */
  #candidates(
    payload: FlightSearchPayload,
    now: number,
    { leg, rules, count }: LegQuestion,
  ): RankedJourney[] {
    const today = Math.floor(now / DAY_MS);
    const day = dayNumber(leg.departureDate);
    if (day < today - 1 || day > today + LAST_BOOKABLE_DAYS_AHEAD + 1) return [];
    const origins = this.#airports.airportsOf(leg.from);
    const destinations = this.#airports.airportsOf(leg.to);
    const cities = new Set(origins.map(({ city }) => city));
    if (destinations.some(({ city }) => cities.has(city))) return [];
    const seated = findJourneys(this.#network, origins, destinations, day, now + SALES_CLOSE_MS).flatMap(
      (journey) => {
        const cabins = cabinsOf(journey, payload.cabin);
        return cabins ? [seatedNow(journey, cabins, NO_SALES)] : [];
      },
    );
    return bestJourneys(rankJourneys(seated, payload.cabin, rules, today), count);
  }

  async search(payload: FlightSearchPayload, context: SupplierContext): Promise<SupplierAnswer> {
    const { now } = context;
    const pricedOn = Math.floor(now / DAY_MS);
    const currency = priceableCurrency(payload.currencyCode);
    const families = wantedFamilies(payload);
    const [rules] = families;
    const midnight = (pricedOn + 1) * DAY_MS;
    const legs = [payload.legInfo['1'], ...(payload.legInfo['2'] ? [payload.legInfo['2']] : [])];
    const count = legs.length === 1 ? LOOKED_AT.oneWay : LOOKED_AT.each;
    const candidates = rules ? legs.map((leg) => this.#candidates(payload, now, { leg, rules, count })) : [];
    if (!rules || candidates.some((journeys) => journeys.length === 0)) {
      return { offers: [], currency, seatKeys: [], freshUntil: midnight };
    }
    const seatKeys = [...new Set(candidates.flat().flatMap(keysOf))];
    const sales = await context.seatSales(seatKeys);
    const seats = payload.travelerInfo.adult + payload.travelerInfo.child;
    const open = (journeys: readonly RankedJourney[], most: number) => {
      const seated = journeys
        .map(({ journey, cabins }) => seatedNow(journey, cabins, sales))
        .filter(({ seatsLeft }) => seatsLeft >= seats);
      return bestJourneys(rankJourneys(seated, payload.cabin, rules, pricedOn), most);
    };
    const [outbounds = [], returns] = candidates;
    const combinations = returns
      ? roundTripOffers(open(outbounds, SHOWN.outbound), open(returns, SHOWN.return), families)
      : oneWayOffers(open(outbounds, SHOWN.oneWay), families);
    const common = {
      cabin: payload.cabin,
      travelers: payload.travelerInfo,
      currency,
      pricedOn,
    };
    const closes =
      Math.min(...candidates.flat().map(({ journey }) => first(journey).leaves)) - SALES_CLOSE_MS;
    return {
      offers: (function* () {
        for (const { journeys, rules: family } of combinations) {
          yield offerOf({ ...common, journeys, rules: family }, context.language);
        }
      })(),
      currency,
      seatKeys,
      freshUntil: Math.min(midnight, closes),
    };
  }

  async offer(id: string, { now, language, seatSales }: SupplierContext, firm: boolean) {
    const rebuilt = rebuildTrip(this.#network, id);
    const [outbound] = rebuilt?.trip.journeys ?? [];
    if (!rebuilt || !outbound) return undefined;
    // What was shown just before sales closed can be bought as long as any other.
    if (!firm && first(outbound.journey).leaves < now + SALES_CLOSE_MS) return undefined;
    const { trip, reference } = rebuilt;
    const sales = await seatSales(trip.journeys.flatMap(keysOf));
    const journeys = trip.journeys.map((seated, index): SeatedJourney => {
      const current = seatedNow(seated.journey, seated.cabins, sales);
      const shown = reference.journeys[index]?.map(({ step }) => step);
      return firm && shown ? { ...current, steps: shown } : current;
    });
    const pricedOn = firm ? reference.pricedOn : Math.floor(now / DAY_MS);
    return offerOf({ ...trip, journeys, pricedOn }, language);
  }

  seatClaims(id: string): readonly SeatClaim[] | undefined {
    const rebuilt = rebuildTrip(this.#network, id);
    if (!rebuilt) return undefined;
    const { journeys, travelers } = rebuilt.trip;
    const seats = travelers.adult + travelers.child;
    return journeys.flatMap(({ journey, cabins }) =>
      journey.departures.map((departure, index) => {
        const cabin = cabins[index] ?? 'economy';
        return { key: seatKey(departure, cabin), seats, capacity: allotment(departure, cabin) };
      }),
    );
  }
}
