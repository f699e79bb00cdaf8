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
