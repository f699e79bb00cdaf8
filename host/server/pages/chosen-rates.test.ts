import type { Chosen } from '../http/visitor.ts';
import { chosenRates } from './chosen-rates.ts';

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

test.each<[string, Chosen, object | undefined]>([
  ['a chosen currency', { currency: 'EUR' }, { EUR: 0.9 }],
  ['the currency of a chosen country', { country: 'CO' }, { COP: 4000 }],
  ['a currency chosen against the country', { country: 'CO', currency: 'EUR' }, { EUR: 0.9 }],
  ['a currency that nobody quotes', { currency: 'CLP' }, undefined],
])('the page carries the rate of %s', async (_, chosen, perDollar) => {
  expect((await chosenRates(apiWith(answer), chosen))?.perDollar).toEqual(perDollar);
});

test.each<Chosen>([{}, { currency: 'USD' }, { country: 'EC' }])(
  '%o needs no rate, and none is asked for',
  async (chosen) => {
    const api = apiWith(answer);
    expect(await chosenRates(api, chosen)).toBeUndefined();
    expect(api.asked()).toBe(0);
  },
);

test('without an answer or with another base the page does without', async () => {
  expect(await chosenRates(apiWith(undefined), { currency: 'EUR' })).toBeUndefined();
  expect(await chosenRates(apiWith({ ...answer, base: 'EUR' }), { currency: 'COP' })).toBeUndefined();
});
