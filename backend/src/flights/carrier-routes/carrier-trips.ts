import { setTimeout as pause } from 'node:timers/promises';
import type {
  DestinationPrice,
  FlightCalendarAnswer,
  FlightCalendarPayload,
} from '@alisio/shared-contracts/flights';
import { RenewedCache } from '../../cache/index.ts';
import { cheapestTrip, type PricedTrips, Turns } from '../trip-prices/index.ts';

/** Some airlines from some airports, with all that is told of each. */
const MOST_KEPT = 2000;
/** More wait for nobody: who asks then is told without prices, and asks again. */
const MOST_WAITING = 60;

export interface CarrierTripsDeps {
  /** see `FlightInventory` */
  calendarOf: (carrier: string, payload: FlightCalendarPayload) => Promise<FlightCalendarAnswer>;
  clock: () => Date;
  /** how long an answer waits for prices that are not known yet, milliseconds */
  patienceMs: number;
  /** told why prices could not be looked up */
  onFailure: (error: unknown) => void;
}

/** Where trips begin (IATA code), the day there (ISO date), and the currency that is asked for; the site's own unless told. */
interface TripsAsked {
  from: string;
  today: string;
  currency?: string | undefined;
}

/** A price that is known: nothing where the carrier is not to be had on any of the days. */
export interface KnownTrip {
  trip: DestinationPrice | null;
}

/** The cheapest round trips of the coming weeks with one carrier, without a stop, for pages that are read far more than prices move. */
export class CarrierTrips {
  readonly #deps: CarrierTripsDeps;
  readonly #kept: RenewedCache<PricedTrips<DestinationPrice>>;
  /** One calendar at a time, whoever asks: visitors' own searches never wait behind a row of these. */
  readonly #turns = new Turns(1, MOST_WAITING);

  constructor(deps: CarrierTripsDeps) {
    this.#deps = deps;
    const now = () => deps.clock().getTime();
    this.#kept = new RenewedCache({
      now,
      onFailure: deps.onFailure,
      most: MOST_KEPT,
      isWhole: ({ isWhole }) => isWhole,
    });
  }

  /** What is known of each goal within its patience; undefined for those that others still wait for. */
  async known(
    carrier: string,
    goals: readonly string[],
    asked: TripsAsked,
  ): Promise<(KnownTrip | undefined)[]> {
    const { from, today, currency } = asked;
    const known: (KnownTrip | undefined)[] = goals.map(() => undefined);
    const asking = goals.map(async (to, at) => {
      try {
        const { trips } = await this.#kept.get(`${carrier} ${from} ${to} ${currency} ${today}`, () =>
          this.#price(carrier, { ...asked, to }),
        );
        known[at] = { trip: trips[0] ?? null };
      } catch (error) {
        this.#deps.onFailure(error);
      }
    });
    const patience = new AbortController();
    await Promise.race([
      Promise.all(asking),
      pause(this.#deps.patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    return [...known];
  }

  async #price(carrier: string, trip: TripsAsked & { to: string }): Promise<PricedTrips<DestinationPrice>> {
    const { cheapest, isWhole } = await this.#turns.run(() =>
      cheapestTrip((payload) => this.#deps.calendarOf(carrier, payload), trip),
    );
    return { trips: cheapest ? [cheapest] : [], isWhole };
  }
}
