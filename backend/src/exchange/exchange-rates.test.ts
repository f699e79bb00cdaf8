import { COUNTRIES, currencyOfCountry, exchanged } from '@alisio/shared-contracts/visitor';
import { bareServer } from '../../testing/bare-server.ts';
import { fileFolder } from '../../testing/file-folder.ts';
import { readSite } from '../site/index.ts';
import { exchangeRoutes, readExchangeRates } from './index.ts';

const files = fileFolder();
afterAll(files.remove);
const { allowedCurrencies } = readSite(undefined).configuration;

test('GET /currencyExchange answers the table, which a browser may keep for a while', async () => {
  const app = bareServer();
  exchangeRoutes(app, readExchangeRates(undefined, allowedCurrencies));
  const reply = await app.inject('/currencyExchange');
  expect(reply.json()).toMatchObject({ base: 'USD', rates: { USD: 1, COP: expect.any(Number) } });
  expect(reply.headers['cache-control']).toBe('public, max-age=600');
  expect(exchanged(10_000, 'USD', 'COP', reply.json())).toBe(41_000_000);
  await app.close();
});

test('every country that can be chosen sees prices in its own currency', () => {
  const { rates } = readExchangeRates(undefined, allowedCurrencies);
  for (const country of COUNTRIES) {
    expect(allowedCurrencies).toContain(currencyOfCountry(country));
    expect(rates).toHaveProperty(currencyOfCountry(country));
  }
});

test('a file takes the place of the table', () => {
  const file = files.write('{"base":"USD","date":"2027-01-04","rates":{"EUR":0.9}}');
  expect(readExchangeRates(file, ['USD', 'EUR']).rates).toEqual({ EUR: 0.9 });
});

test.each([
  ['{"base":"EUR","date":"2027-01-04","rates":{}}', 'is wrong in base.'],
  ['{"base":"USD","date":"2027-02-30","rates":{"EUR":0}}', 'is wrong in date, rates.EUR.'],
  ['{"base":"USD","date":"2027-01-04","rates":{"EUR":"0.9"}}', 'is wrong in rates.EUR.'],
  ['{"base":"USD","date":"2027-01-04","rates":{"COP":4100}}', 'lacks EUR, which visitors can choose.'],
  ['[]', 'is wrong in the whole.'],
  ['{"base":', 'is not JSON.'],
])('%s is refused in one sentence', (text, sentence) => {
  const file = files.write(text);
  expect(() => readExchangeRates(file, ['USD', 'EUR'])).toThrow(
    new Error(`The table of exchange rates ${file} ${sentence}`),
  );
});

test('a file that is not there is told in one sentence', () => {
  expect(() => readExchangeRates('/nowhere/rates.json', [])).toThrow(
    'The table of exchange rates /nowhere/rates.json cannot be read.',
  );
});
