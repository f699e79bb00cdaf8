import { getTripPrice } from '@alisio/shared-contracts/endpoints';
import { mainAirportOf } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { shareWhole } from '../trip-prices/index.ts';
import { KnownTrips, type KnownTripsDeps } from './known-trips.ts';

interface TripPriceDeps extends Omit<KnownTripsDeps, 'onFailure'> {
  /** of one address */
  perMinute: number;
}

/** GET /air/trip-price: what a text says that a flight costs. */
export async function tripPriceRoutes(
  app: FastifyInstance,
  { perMinute, ...deps }: TripPriceDeps,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'the price of a trip could not be renewed');
  const trips = new KnownTrips({ ...deps, onFailure });

  route(
    app,
    getTripPrice,
    async ({ query: { to, from = '', country }, reply }) => {
      const begins = from || mainAirportOf(country);
      const { cheapest, isWhole } = await trips.cheapest(begins, to);
      shareWhole(reply, isWhole);
      return { from: begins, trip: cheapest ?? null };
    },
    { perMinute },
  );
}
