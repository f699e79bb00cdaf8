import { addDays } from '@alisio/shared-contracts/dates';
import {
  type DestinationPrice,
  type FlightCalendarAnswer,
  type FlightCalendarPayload,
  mainAirportOf,
  ON_THE_WALL,
  WALL_PLACES,
} from '@alisio/shared-contracts/flights';
import { todayIn } from '@alisio/shared-contracts/zones';
import type { Airport, AirportCatalogue } from '../../airports/index.ts';
import type { RenewedCache } from '../../cache/index.ts';
import { calendarOfTrip, NIGHTS, type PricedTrips, Turns, tripPricesCache } from '../trip-prices/index.ts';

/** Days of departure that are looked at: four weeks, from the one after next; the cheapest of them is told. */
const DAYS = { ahead: 14, count: 28 } as const;

export interface DestinationPricesDeps {
  airports: AirportCatalogue;
  clock: () => Date;
  /** the lowest all-in totals of days, minor units; null where nobody would fly */
  calendar: (payload: FlightCalendarPayload) => Promise<FlightCalendarAnswer>;
  /** told why prices could not be renewed */
  onFailure: (error: unknown) => void;
}

/** What the home's wall shows for one country. */
export interface WallPrices {
  /** IATA code of the airport that the trips begin at */
  from: string;
  data: DestinationPrice[];
  /** all suppliers have told their prices */
  isWhole: boolean;
}

/** The cheapest trips of the coming weeks from each country's main airport, from the inventory. */
export class DestinationPrices {
  readonly #deps: DestinationPricesDeps;
  readonly #kept: RenewedCache<PricedTrips<DestinationPrice>>;
  /** One calendar at a time, whoever asks: visitors' own searches never wait behind a row of these. */
  readonly #turns = new Turns(1);

  constructor(deps: DestinationPricesDeps) {
    this.#deps = deps;
    const now = () => deps.clock().getTime();
    this.#kept = tripPricesCache({ now, onFailure: deps.onFailure });
  }

  /** One of each place of the wall that somebody flies to. @param country ISO code */
  async of(country: string | undefined): Promise<WallPrices> {
    const from = mainAirportOf(country);
    const origin = this.#deps.airports.airport(from);
    if (!origin) return { from, data: [], isWhole: true };
    const today = todayIn(origin.zone, this.#deps.clock());
    const { trips, isWhole } = await this.#kept.get(`${from} ${today}`, () => this.#price(origin, today));
    return { from, data: trips, isWhole };
  }

  async #price(origin: Airport, today: string): Promise<PricedTrips<DestinationPrice>> {
    const { airports } = this.#deps;
    const places = WALL_PLACES.filter((code) => airports.airportsOf(code)[0]?.city !== origin.city);
    const trips: DestinationPrice[] = [];
    let isWhole = true;
    for (const to of places.slice(0, ON_THE_WALL)) {
      const { cheapest, suppliers } = await this.#cheapest(origin.code, to, today);
      isWhole &&= !suppliers;
      if (cheapest) trips.push(cheapest);
    }
    return { trips, isWhole };
  }

  async #cheapest(from: string, to: string, today: string) {
    const firstDate = addDays(today, DAYS.ahead);
    const asked = calendarOfTrip({ from, to, firstDate, days: DAYS.count });
    const { data, meta } = await this.#turns.run(() => this.#deps.calendar(asked));
    let cheapest: DestinationPrice | undefined;
    for (const { date, total } of data) {
      if (total === null || (cheapest && total >= cheapest.price.amount)) continue;
      const price = { amount: total, currency: meta.currency };
      cheapest = { to, departureDate: date, returnDate: addDays(date, NIGHTS), price };
    }
    return { cheapest, suppliers: meta.suppliers };
  }
}
