import { getTripPrice, getTripPrices, TRIPS_TO_A_PLACE } from '@alisio/shared-contracts/endpoints';
import { mainAirportOf } from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { shareWhole } from '../trip-prices/index.ts';
import { KnownTrips, type KnownTripsDeps } from './known-trips.ts';
import { placesFrom } from './where-from.ts';

interface TripPriceDeps extends Omit<KnownTripsDeps, 'onFailure'> {
  /** of one address */
  perMinute: number;
}

/** GET /air/trip-price and /air/trip-prices: what a text says that a flight costs. */
export async function tripPriceRoutes(
  app: FastifyInstance,
  { perMinute, ...deps }: TripPriceDeps,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'the price of a trip could not be renewed');
  const trips = new KnownTrips({ ...deps, onFailure });
  const cityOf = (code: string) => deps.airports.airportsOf(code)[0]?.city;

  route(
    app,
    getTripPrice,
    async ({ query: { to, from = '', country, currency, language = DEFAULT_LANGUAGE }, reply }) => {
      const begins = from || mainAirportOf(country);
      const { cheapest, isWhole } = await trips.cheapest(begins, to, currency);
      shareWhole(reply, isWhole);
      const city = cityOf(begins)?.[language];
      return { from: begins, ...(city === undefined ? {} : { city }), trip: cheapest ?? null };
    },
    { perMinute },
  );

  route(
    app,
    getTripPrices,
    async ({ query: { to, country, currency, language = DEFAULT_LANGUAGE }, reply }) => {
      const there = cityOf(to);
      const begins = placesFrom(country).flatMap((from) => {
        const city = cityOf(from);
        return city && city !== there ? [{ from, city: city[language] }] : [];
      });
      const found = await Promise.all(
        begins
          .slice(0, TRIPS_TO_A_PLACE)
          .map(async (place) => ({ ...place, ...(await trips.cheapest(place.from, to, currency)) })),
      );
      shareWhole(
        reply,
        found.every(({ isWhole }) => isWhole),
      );
      return {
        data: found.flatMap(({ from, city, cheapest }) => (cheapest ? [{ from, city, trip: cheapest }] : [])),
      };
    },
    { perMinute },
  );
}
