import { addressOf } from '@alisio/platform/serving';
import { getVisitorLocation } from '@alisio/shared-contracts/endpoints';
import { currencyOfCountry, DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { LocationService } from './location-service.ts';
import { publicAddress } from './public-address.ts';
import { regionOfLanguages } from './region-of-languages.ts';

export interface VisitorDeps {
  location: LocationService;
  /** currencies that prices are shown in (§3) */
  allowedCurrencies: readonly string[];
}

/** GET /visitor/location (§7): by the address, else by the region of the browser's language, else unknown. */
export function visitorRoutes(app: FastifyInstance, { location, allowedCurrencies }: VisitorDeps): void {
  route(app, getVisitorLocation, async ({ request }) => {
    const address = publicAddress(addressOf(request));
    const located =
      address &&
      (await location.countryOf(address).catch((error: unknown) => {
        request.log.warn({ err: error }, 'location look-up failed');
        throw new ProblemError('unavailable');
      }));
    const country = located || regionOfLanguages(request.headers['accept-language']);
    const currency = currencyOfCountry(country);
    return { country, currency: allowedCurrencies.includes(currency) ? currency : DEFAULT_CURRENCY };
  });
}
