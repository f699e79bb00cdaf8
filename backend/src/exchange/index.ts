import { getExchangeRates } from '@alisio/shared-contracts/endpoints';
import type { ExchangeRates } from '@alisio/shared-contracts/visitor';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';

export { readExchangeRates } from './exchange-rates.ts';

/** They change with a start of the API, so a browser may keep them for a while. */
const FRESH_SECONDS = 600;

/** GET /currencyExchange (§7) */
export function exchangeRoutes(app: FastifyInstance, rates: ExchangeRates): void {
  route(app, getExchangeRates, async ({ reply }) => {
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
    return rates;
  });
}
