import { getDestinationPrices } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { DestinationPrices, type DestinationPricesDeps } from './destination-prices.ts';

/** Who asks within it is shown the same: prices move with sales, and are asked for again before anything is sold. */
const SHARED_SECONDS = 300;

/** GET /air/destination-prices: what the home's wall shows. */
export async function destinationPriceRoutes(
  app: FastifyInstance,
  deps: Omit<DestinationPricesDeps, 'onFailure'>,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'prices of destinations could not be renewed');
  const prices = new DestinationPrices({ ...deps, onFailure });

  route(app, getDestinationPrices, async ({ query: { country }, reply }) => {
    const answer = await prices.of(country);
    reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);
    return answer;
  });
}
