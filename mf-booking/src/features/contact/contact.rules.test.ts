import { customerDetails } from '@alisio/shared-contracts/orders';
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

test.each([
  ['123456789', 'CO', true],
  ['123456789012345', 'CO', true],
  ['30000000', 'CO', false],
  ['6000 0000', 'PA', true],
  ['+57 30000000', 'MX', true],
  ['123', 'CO', false],
  ['no tengo', 'CO', false],
  ['1234567890123456', 'CO', false],
])('%s in %s is taken: %s, with the numbering plans as without (§5)', async (phone, country, taken) => {
  const { read } = await loadPhonePlans();
  for (const reader of [read, readPhonePlainly])
    expect(contactErrors({ phone, country }, reader).phone === undefined).toBe(taken);
});

test('what the form takes, the API takes', async () => {
  const { read } = await loadPhonePlans();
  for (const phone of ['123456789', '123456789012345', '300 000 0000']) {
    const customer = customerOf({ email: 'lucia@ejemplo.test', country: 'CO', phone }, read, []);
    expect(customerDetails.safeParse(customer).success).toBe(true);
  }
});

test('a customer is made of a valid e-mail and phone only', () => {
  const fields = { email: ' lucia@ejemplo.test ', country: 'CO', phone: '300 000 0000', newsletter: true };
  expect(customerOf(fields, readPhonePlainly, [])).toEqual({
    email: 'lucia@ejemplo.test',
    phone: '+573000000000',
    newsletterSubscribe: true,
  });
  expect(customerOf({ ...fields, email: 'lucia@ejemplo' }, readPhonePlainly, [])).toBeUndefined();
  expect(contactErrors({ country: 'CO' }, readPhonePlainly)).toEqual({
    email: 'email',
    phone: 'phone-required',
  });
});
