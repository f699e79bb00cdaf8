import type { ServerResponse } from 'node:http';
import type { CompanyContact } from '@alisio/shared-contracts/contacts';
import type { ApiFixture } from './api-fixture.ts';
import { configurationFixture } from './configuration.ts';

const says = (answer: unknown) => (_request: unknown, response: ServerResponse) =>
  void response.end(JSON.stringify(answer));

/** Has the API tell what the edge draws into every page of its. */
export function tellPages(
  api: ApiFixture,
  { allowedCurrencies = ['USD', 'COP'], contacts = [] as readonly CompanyContact[] } = {},
): void {
  api.answer('/configuration', says(configurationFixture({ allowedCurrencies })));
  api.answer('/currencyExchange', says({ base: 'USD', date: '2026-11-20', rates: { COP: 4000, MXN: 18 } }));
  api.answer('/graphql', says({ data: { companyContactInfoDisplayQuery: { results: contacts } } }));
}

/** Has the API be ready, and tell all of that. */
export function answersReady(api: ApiFixture): void {
  api.answer('/readyz', says({ status: 'ready' }));
  tellPages(api);
}
