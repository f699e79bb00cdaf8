import { getPhoneDeals } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../server/route.ts';
import { PhoneDeals, type PhoneDealsDeps } from './phone-deals.ts';

/** GET /air/phone-deals (§1). Spanish unless asked otherwise. */
export async function phoneDealRoutes(app: FastifyInstance, deps: PhoneDealsDeps): Promise<void> {
  const deals = new PhoneDeals(deps);

  route(app, getPhoneDeals, async ({ query: { country, language = DEFAULT_LANGUAGE } }) => ({
    data: await deals.of(country, language),
  }));
}
