import {
  COMPANY_CONTACTS_QUERY,
  companyContactsAnswer,
  contactNumberFor,
} from '@alisio/shared-contracts/contacts';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import { bareServer } from '../../testing/bare-server.ts';
import { readSite } from '../site/index.ts';
import { contactRoutes } from './index.ts';

const app = bareServer();
contactRoutes(app, readSite(undefined).contacts);
afterAll(() => app.close());

const ask = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload });
const FIELD = 'companyContactInfoDisplayQuery';

test('the query of §7 answers a line for each country that has one', async () => {
  const reply = await ask({ query: COMPANY_CONTACTS_QUERY });
  expect(reply.statusCode).toBe(200);
  const { results } = z.parse(companyContactsAnswer, reply.json()).data[FIELD];
  expect(results.map(({ countryCode }) => countryCode)).toEqual([
    'CO',
    'MX',
    'ES',
    'US',
    'AR',
    'CL',
    'PE',
    'EC',
  ]);
  expect(contactNumberFor(results, 'US')).toBe('+1 800 555 0100');
  expect(contactNumberFor(results, 'BR')).toBeUndefined();
});

test('other ways of asking the same are understood', async () => {
  const query = `query Lines($short: Boolean = true) {
    lines: ${FIELD} { results { ...line countryCode @skip(if: $short) } }
  }
  fragment line on CompanyContact { contactNumber }`;
  const reply = await ask({ query, operationName: 'Lines', variables: { short: true } });
  expect(reply.json().data.lines.results[0]).toEqual({ contactNumber: '+57 601 000 0010' });
});

test.each([
  ['no query', 'Xq7'],
  ['half a query', `{ ${FIELD} { results { contactNumber`],
  ['an unknown field', `{ ${FIELD} { results { Xq7 } } }`],
  ['an argument that nobody asked for', `{ ${FIELD}(country: "Xq7") { results { contactNumber } } }`],
  ['a field without its fields', `{ ${FIELD} }`],
  ['introspection of the schema', '{ __schema { types { name } } }'],
  ['introspection of a type', '{ __type(name: "Query") { name } }'],
  ['a mutation', `mutation { ${FIELD} { results { contactNumber } } }`],
  ['a subscription', `subscription { ${FIELD} { results { contactNumber } } }`],
  ['a type definition', 'type Xq7 { a: String }'],
  ['two questions', `query A { ${FIELD} { results { contactNumber } } } query B { __typename }`],
  ['a fragment that holds itself', `{ ...a } fragment a on Query { ...a }`],
  ['bottomless nesting', `${'{ ... on Query '.repeat(100)}{ __typename }${'}'.repeat(100)}`],
  [
    'a question asked many times',
    `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
  ],
  ['a variable that is not given', `query ($a: Boolean!) { __typename @skip(if: $a) }`],
])('%s is refused, and nothing of it is repeated', async (_, query) => {
  const reply = await ask({ query });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.json()).toMatchObject({
    type: '/problems/validation',
    errors: [{ path: 'query', code: 'not-answerable' }],
  });
  expect(reply.body).not.toContain('Xq7');
});

test('an operation that the query does not have, or a query that is too long, is refused', async () => {
  const query = COMPANY_CONTACTS_QUERY;
  expect((await ask({ query, operationName: 'Other' })).statusCode).toBe(400);
  expect((await ask({ query: `${query}${' '.repeat(2000)}` })).statusCode).toBe(400);
});

test('whatever is asked has an answer or a problem', async () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '...',
    'on',
    'Query',
    FIELD,
    'results',
    'contactNumber',
    '@skip',
    '"',
    '#',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(words, fc.string())), async (parts) => {
      const reply = await ask({ query: parts.join(' '), variables: { a: parts } });
      expect([200, 400]).toContain(reply.statusCode);
    }),
    { numRuns: 200 },
  );
});
