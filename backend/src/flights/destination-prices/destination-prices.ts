import {
  type DestinationPrice,
  mainAirportOf,
  ON_THE_WALL,
  WALL_PLACES,
} from '@alisio/shared-contracts/flights';
import { todayIn } from '@alisio/shared-contracts/zones';
import type { Airport, AirportCatalogue } from '../../airports/index.ts';
import type { RenewedCache } from '../../cache/index.ts';
import {
  type AskCalendar,
  cheapestTrip,
  type PricedTrips,
  Turns,
  tripPricesCache,
} from '../trip-prices/index.ts';

export interface DestinationPricesDeps {
  airports: AirportCatalogue;
  clock: () => Date;
  calendar: AskCalendar;
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
      const trip = { from: origin.code, to, today };
      const { cheapest, isWhole: toldAll } = await this.#turns.run(() =>
        cheapestTrip(this.#deps.calendar, trip),
      );
      isWhole &&= toldAll;
      if (cheapest) trips.push(cheapest);
    }
    return { trips, isWhole };
  }
}
