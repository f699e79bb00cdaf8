import { billingInformation } from '@alisio/shared-contracts/orders';
import { billingErrors, billingOf } from './billing.rules.ts';

const context = { amount: 148_460, currency: 'USD', email: 'lucia@ejemplo.test', language: 'es' };
const fields = {
  cardHolderName: 'Lucía Rivera',
  country: 'MX',
  postCode: '06700',
  addressLine1: 'Calle 00 # 00-00',
  city: 'Ciudad de México',
};

test('complete billing is that of the contract, with the order total and the country by name', () => {
  const billing = billingOf({ ...fields, cardHolderStays: true, region: ' ' }, context);
  expect(billing).toEqual({
    amount: 148_460,
    currency: 'USD',
    isCardHolderTraveling: false,
    cardHolderName: 'Lucía Rivera',
    emailId: 'lucia@ejemplo.test',
    addressLine1: 'Calle 00 # 00-00',
    city: 'Ciudad de México',
    postCode: '06700',
    country: { Name: 'México', code: 'MX' },
  });
  expect(billingInformation.safeParse(billing).success).toBe(true);
});

test('what was pasted and cannot be seen is not sent', () => {
  const pasted = {
    ...fields,
    city: ' Ciudad\u00a0de\nMéxico\u200f ',
    addressLine1: '\u202aCalle 00 # 00-00\u202c',
  };
  const billing = billingOf(pasted, context);
  expect(billing).toMatchObject({ city: 'Ciudad de México', addressLine1: 'Calle 00 # 00-00' });
  expect(billingInformation.safeParse(billing).success).toBe(true);
});

test('nothing is sent while something is wrong', () => {
  expect(billingOf({ ...fields, postCode: '1234' }, context)).toBeUndefined();
  expect(billingOf(fields, { ...context, email: '' })).toBeUndefined();
  expect(billingErrors({ postCode: '1234567' })).toEqual({
    cardHolderName: 'name',
    country: 'country-required',
    postCode: 'postal-code',
    addressLine1: 'address-required',
    city: 'city-required',
  });
});

test.each([
  ['CO', '110111', undefined, { postCode: '110111' }],
  ['SE', '113 51', undefined, { postCode: '11351' }],
  ['CO', '1234', 'postal-code', undefined],
  ['', '', 'postal-code', undefined],
  ['PA', '', undefined, {}],
  ['BO', '', undefined, {}],
  ['HK', '999077', undefined, { localPostCode: '999077', postCode: '999077' }],
  ['GB', 'sw1a 1aa', undefined, { localPostCode: 'SW1A 1AA' }],
  ['GB', '', 'postal-code-required', undefined],
  ['AR', '1425', undefined, { localPostCode: '1425' }],
  ['BR', '01310-100', undefined, { localPostCode: '01310-100' }],
  ['PA', '¿cuál?', 'postal-code-local', undefined],
])('in “%s” the postal code “%s” is wrong by %s', (country, postCode, error, sent) => {
  const typed = { ...fields, country, postCode };
  expect(billingErrors(typed).postCode).toBe(error);
  const billing = billingOf(typed, context);
  expect(billing && { postCode: billing.postCode, localPostCode: billing.localPostCode }).toEqual(sent);
  if (billing) expect(billingInformation.safeParse(billing).success).toBe(true);
});
