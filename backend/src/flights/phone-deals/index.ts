import { getPhoneDeals } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { PhoneDeals, type PhoneDealsDeps } from './phone-deals.ts';

/** Who asks within it is shown the same. */
const SHARED_SECONDS = 300;

/** GET /air/phone-deals (§1). Spanish unless asked otherwise. */
export async function phoneDealRoutes(
  app: FastifyInstance,
  deps: Omit<PhoneDealsDeps, 'onFailure'>,
): Promise<void> {
  const onFailure = (error: unknown) => app.log.error(error, 'deals could not be renewed or kept');
  const deals = new PhoneDeals({ ...deps, onFailure });

  route(app, getPhoneDeals, async ({ query: { country, language = DEFAULT_LANGUAGE }, reply }) => {
    const data = await deals.of(country, language);
    reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);
    return { data };
  });
}
