import type { DestinationPrice } from '@alisio/shared-contracts/flights';
import { todayIn } from '@alisio/shared-contracts/zones';
import type { AirportCatalogue } from '../../airports/index.ts';
import type { RenewedCache } from '../../cache/index.ts';
import {
  type AskCalendar,
  cheapestTrip,
  type PricedTrips,
  TooManyWait,
  Turns,
  tripPricesCache,
} from '../trip-prices/index.ts';

export interface KnownTripsDeps {
  airports: AirportCatalogue;
  clock: () => Date;
  calendar: AskCalendar;
  /** told why prices could not be renewed */
  onFailure: (error: unknown) => void;
}

/** More wait for nobody: any two places may be asked for, and a text without a price shows the way to a search. */
const MOST_WAITING = 60;

/** The cheapest round trip of the coming weeks between two places, for texts that are read far more than prices move. */
export class KnownTrips {
  readonly #deps: KnownTripsDeps;
  readonly #kept: RenewedCache<PricedTrips<DestinationPrice>>;
  /** One calendar at a time, whoever asks: visitors' own searches never wait behind a text's. */
  readonly #turns = new Turns(1, MOST_WAITING);

  constructor(deps: KnownTripsDeps) {
    this.#deps = deps;
    this.#kept = tripPricesCache({ now: () => deps.clock().getTime(), onFailure: deps.onFailure });
  }

  /** Nothing where nobody flies, or for a code that no airport has. @param currency in which a search is asked for prices */
  async cheapest(
    from: string,
    to: string,
    currency?: string,
  ): Promise<{ cheapest: DestinationPrice | undefined; isWhole: boolean }> {
    const { airports, clock, calendar } = this.#deps;
    const [origin] = airports.airportsOf(from);
    const [goal] = airports.airportsOf(to);
    if (!origin || !goal || origin.city === goal.city) return { cheapest: undefined, isWhole: true };
    const today = todayIn(origin.zone, clock());
    try {
      const { trips, isWhole } = await this.#kept.get(`${from} ${to} ${currency} ${today}`, async () => {
        const found = await this.#turns.run(() => cheapestTrip(calendar, { from, to, today, currency }));
        return { trips: found.cheapest ? [found.cheapest] : [], isWhole: found.isWhole };
      });
      return { cheapest: trips[0], isWhole };
    } catch (error) {
      if (!(error instanceof TooManyWait)) throw error;
      return { cheapest: undefined, isWhole: false };
    }
  }
}
