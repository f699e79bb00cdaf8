import { countryCodeOf, currencyCodeOf, type KnownVisitor } from './known-visitor.ts';

const NOBODY: KnownVisitor = { agentIpInfo: null, chosenCountry: null, chosenCurrency: null };
const site = { allowedCurrencies: ['USD', 'EUR', 'COP', 'MXN', 'ARS', 'GBP'] };
const codesOf = (known: Partial<KnownVisitor>) => {
  const visitor = { ...NOBODY, ...known };
  return [countryCodeOf(visitor), currencyCodeOf(visitor, site)];
};
const inColombia = { agentIpInfo: { country: 'CO', currency: 'COP' } };

test.each<[string, Partial<KnownVisitor>, [string | null, string]]>([
  ['nobody knows: US dollars', {}, [null, 'USD']],
  ['the look-up failed', { agentIpInfo: { country: null, currency: 'USD' } }, [null, 'USD']],
  ['the look-up knows', inColombia, ['CO', 'COP']],
  ['a chosen country brings its currency', { ...inColombia, chosenCountry: 'MX' }, ['MX', 'MXN']],
  [
    'a chosen currency stays whatever the country',
    { chosenCountry: 'MX', chosenCurrency: 'EUR' },
    ['MX', 'EUR'],
  ],
  [
    'cookies of an earlier visit',
    { ...inColombia, chosen: { country: 'ES', currency: 'GBP' } },
    ['ES', 'GBP'],
  ],
  ['today wins over the cookie', { chosen: { country: 'ES' }, chosenCountry: 'AR' }, ['AR', 'ARS']],
  ['a currency that the site does not allow', { chosenCountry: 'BO' }, ['BO', 'USD']],
])('%s', (_, known, codes) => {
  expect(codesOf(known)).toEqual(codes);
});
