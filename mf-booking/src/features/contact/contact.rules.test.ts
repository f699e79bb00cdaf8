import { loadPhonePlans, plainPlans } from '@alisio/shared-ui/phone';
import { contactErrors, customerOf } from './contact.rules.ts';

const readPhonePlainly = plainPlans.read;

test.each([
  ['300 000 0000', 'CO', '+573000000000'],
  ['+57 (300) 000-0000', 'MX', '+573000000000'],
  ['0057 300 000 0000', 'CO', '+573000000000'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['07700 900123', 'GB', '+447700900123'],
])('%s in %s is %s', async (typed, country, phone) => {
  const { read } = await loadPhonePlans();
  expect(read(typed, country)).toBe(phone);
  expect(readPhonePlainly(typed, country)).toBe(phone);
});

test.each(['123', 'no tengo', '+57 300', '1234567890123456'])('%s is no phone', async (typed) => {
  const { read } = await loadPhonePlans();
  expect(read(typed, 'CO')).toBeUndefined();
  expect(readPhonePlainly(typed, 'CO')).toBeUndefined();
});

test('a customer is made of a valid e-mail and phone only', () => {
  const fields = { email: ' lucia@ejemplo.test ', country: 'CO', phone: '300 000 0000', newsletter: true };
  expect(customerOf(fields, readPhonePlainly)).toEqual({
    email: 'lucia@ejemplo.test',
    phone: '+573000000000',
    newsletterSubscribe: true,
  });
  expect(customerOf({ ...fields, email: 'lucia@ejemplo' }, readPhonePlainly)).toBeUndefined();
  expect(contactErrors({ country: 'CO' }, readPhonePlainly)).toEqual({
    email: 'email',
    phone: 'phone-required',
  });
});
