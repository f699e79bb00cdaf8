import { getDestinationPrices } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { shareWhole } from '../trip-prices/index.ts';
import { DestinationPrices, type DestinationPricesDeps } from './destination-prices.ts';

/** GET /air/destination-prices: what the home's wall shows. */
export async function destinationPriceRoutes(
  app: FastifyInstance,
  deps: Omit<DestinationPricesDeps, 'onFailure'>,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'prices of destinations could not be renewed');
  const prices = new DestinationPrices({ ...deps, onFailure });

  route(app, getDestinationPrices, async ({ query: { country }, reply }) => {
    const { isWhole, ...answer } = await prices.of(country);
    shareWhole(reply, isWhole);
    return answer;
  });
}
