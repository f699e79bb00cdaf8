import { getExchangeRates } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_CURRENCY, type ExchangeRates, exchangeRates } from '@alisio/shared-contracts/visitor';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { readDataFile } from '../config/index.ts';
import { route } from '../server/index.ts';

const DEFAULT_FILE = new URL('../../data/exchange-rates.json', import.meta.url);
/** §7: clients read the rates as units for one US dollar. */
const dollarRates = z.extend(exchangeRates, { base: z.literal(DEFAULT_CURRENCY) });

/**
 * The rates that prices are shown by; the ones that come with the product are fictitious.
 * @param file the operator's own, in the same form
 * @param currencies those that a visitor can choose
 * @throws Error when the file is no such table, or lacks a currency that can be chosen
 */
export function readExchangeRates(file: string | undefined, currencies: readonly string[]): ExchangeRates {
  const place = file ?? DEFAULT_FILE;
  const table = readDataFile('The table of exchange rates', place, dollarRates);
  const lacking = currencies.filter((currency) => currency !== table.base && !(currency in table.rates));
  if (lacking.length === 0) return table;
  throw new Error(
    `The table of exchange rates ${place} lacks ${lacking.join(', ')}, which visitors can choose.`,
  );
}

/** They change with a start of the API, so a browser may keep them for a while. */
const FRESH_SECONDS = 600;

/** GET /currencyExchange (§7) */
export function exchangeRoutes(app: FastifyInstance, rates: ExchangeRates): void {
  route(app, getExchangeRates, async ({ reply }) => {
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
    return rates;
  });
}
