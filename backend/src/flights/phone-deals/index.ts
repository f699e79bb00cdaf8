import { getPhoneDeals } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { shareWhole } from '../trip-prices/index.ts';
import { PhoneDeals, type PhoneDealsDeps } from './phone-deals.ts';

/** GET /air/phone-deals (§1). Spanish unless asked otherwise. */
export async function phoneDealRoutes(
  app: FastifyInstance,
  deps: Omit<PhoneDealsDeps, 'onFailure'>,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'deals could not be renewed or kept');
  const deals = new PhoneDeals({ ...deps, onFailure });

  route(app, getPhoneDeals, async ({ query: { country, language = DEFAULT_LANGUAGE }, reply }) => {
    const { data, isWhole } = await deals.of(country, language);
    shareWhole(reply, isWhole);
    return { data };
  });
}
