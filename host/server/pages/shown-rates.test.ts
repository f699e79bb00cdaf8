import { ratesFor } from './shown-rates.ts';

const answer = { base: 'USD', date: '2026-11-20', rates: { COP: 4000, EUR: 0.9 } };

function apiWith(rates: typeof answer | undefined) {
  let asked = 0;
  return {
    asked: () => asked,
    rates: async () => {
      asked += 1;
      return rates;
    },
  };
}

test.each<[string, string, object | undefined]>([
  ['a currency', 'EUR', { EUR: 0.9 }],
  ['a currency that nobody quotes', 'CLP', undefined],
])('the page carries the rate of %s', async (_, currency, perDollar) => {
  expect((await ratesFor(apiWith(answer), currency))?.perDollar).toEqual(perDollar);
});

test('dollars need no rate, and none is asked for', async () => {
  const api = apiWith(answer);
  expect(await ratesFor(api, 'USD')).toBeUndefined();
  expect(api.asked()).toBe(0);
});

test('without an answer or with another base the page does without', async () => {
  expect(await ratesFor(apiWith(undefined), 'EUR')).toBeUndefined();
  expect(await ratesFor(apiWith({ ...answer, base: 'EUR' }), 'COP')).toBeUndefined();
});
