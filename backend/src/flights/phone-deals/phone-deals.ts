import { PHONE_DISCOUNT, phonePrice } from '@alisio/shared-contracts/contacts';
import {
  dealCode,
  type FlightCalendarAnswer,
  type FlightCalendarPayload,
  mainAirportOf,
  type PhoneDeal,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { todayIn } from '@alisio/shared-contracts/zones';
import { type Airport, type AirportCatalogue, cityName } from '../../airports/index.ts';
import type { RenewedCache } from '../../cache/index.ts';
import { calendarOfTrip, type PricedTrips, Turns, tripPricesCache } from '../trip-prices/index.ts';
import { type DealTrip, dealWeek } from './deal-trip.ts';
import { popularPlacesFrom } from './popular-places.ts';

const MOST_DEALS = 6;
/** Deals of the season: as many carry the highest discount. */
const SEASON_DEALS = 2;

type Money = PhoneDeal['web'];
type TripPrice = DealTrip & { web: Money };

export interface PhoneDealsDeps {
  airports: AirportCatalogue;
  clock: () => Date;
  /** the lowest all-in totals of days, minor units; null where nobody would fly */
  calendar: (payload: FlightCalendarPayload) => Promise<FlightCalendarAnswer>;
  /** keeps what is shown under its code, so that an agent finds it */
  keep: (deal: PhoneDeal) => Promise<unknown>;
  /** told why prices could not be renewed, or deals not kept */
  onFailure: (error: unknown) => void;
}

/** The season's deals change with the month, so that no place has the extra for ever. */
function isOfSeason(index: number, count: number, { departureDate }: DealTrip): boolean {
  const start = Number(departureDate.slice(5, 7)) * SEASON_DEALS;
  return (index - start + count * 12 * SEASON_DEALS) % count < SEASON_DEALS;
}

/** Deals that are sold by phone only (§1), priced from the inventory and looked up again after half an hour. */
export class PhoneDeals {
  readonly #deps: PhoneDealsDeps;
  readonly #kept: RenewedCache<PricedTrips<TripPrice>>;
  /** One search at a time, whoever asks: visitors' own searches never wait behind a row of these. */
  readonly #turns = new Turns(1);
  /** codes with their prices that are kept today */
  readonly #keptCodes = new Set<string>();
  #keptOn = '';

  constructor(deps: PhoneDealsDeps) {
    this.#deps = deps;
    const now = () => deps.clock().getTime();
    this.#kept = tripPricesCache({ now, onFailure: deps.onFailure });
  }

  /** At most six, from the main airport of a country; none where nothing flies. Cities in a language. */
  async of(
    country: string | undefined,
    language: Language,
  ): Promise<{ data: PhoneDeal[]; isWhole: boolean }> {
    const { trips, isWhole } = await this.#prices(mainAirportOf(country));
    const deals = trips.map((trip, index): PhoneDeal => {
      const { usualPercent, upToPercent } = PHONE_DISCOUNT;
      const discountPercent = isOfSeason(index, trips.length, trip) ? upToPercent : usualPercent;
      return {
        ...trip,
        code: dealCode({ ...trip, discountPercent }),
        fromCity: this.#cityName(trip.from, language),
        toCity: this.#cityName(trip.to, language),
        phone: { ...trip.web, amount: phonePrice(trip.web.amount, discountPercent) },
        discountPercent,
      };
    });
    this.#keep(deals);
    return { data: deals, isWhole };
  }

  /** Once a day for each code and price, however many look at it; who looks does not wait for that. */
  #keep(deals: readonly PhoneDeal[]): void {
    const { clock, keep, onFailure } = this.#deps;
    const today = clock().toISOString().slice(0, 10);
    if (this.#keptOn !== today) this.#keptCodes.clear();
    this.#keptOn = today;
    for (const deal of deals) {
      const key = `${deal.code} ${deal.web.amount}`;
      if (this.#keptCodes.has(key)) continue;
      this.#keptCodes.add(key);
      keep(deal).catch((error: unknown) => {
        this.#keptCodes.delete(key);
        onFailure(error);
      });
    }
  }

  #prices(from: string): Promise<PricedTrips<TripPrice>> {
    const origin = this.#deps.airports.airport(from);
    if (!origin) return Promise.resolve({ trips: [], isWhole: true });
    const today = todayIn(origin.zone, this.#deps.clock());
    return this.#kept.get(`${from} ${today}`, () => this.#price(origin, today));
  }

  async #price(origin: Airport, today: string): Promise<PricedTrips<TripPrice>> {
    const { airports, calendar } = this.#deps;
    const from = origin.code;
    const trips: TripPrice[] = [];
    let isWhole = true;
    for (const to of popularPlacesFrom(origin, airports)) {
      if (trips.length === MOST_DEALS) break;
      const trip = { from, to, ...dealWeek(today) };
      const { data, meta } = await this.#turns.run(() =>
        calendar(calendarOfTrip({ from, to, firstDate: trip.departureDate, days: 1 })),
      );
      isWhole &&= !meta.suppliers;
      const amount = data[0]?.total;
      if (typeof amount === 'number') trips.push({ ...trip, web: { amount, currency: meta.currency } });
    }
    return { trips, isWhole };
  }

  #cityName(code: string, language: Language): string {
    const [airport] = this.#deps.airports.airportsOf(code);
    return airport ? cityName(airport.city, language) : code;
  }
}
