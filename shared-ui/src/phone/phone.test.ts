import { loadPhonePlans, plainPlans } from './index.ts';
import { leftPhone, movedPhone, typedPhone } from './phone-typing.ts';

test.each([
  ['300 000 0000', 'CO', '+573000000000'],
  ['+57 (300) 000-0000', 'MX', '+573000000000'],
  ['(+57) 300 000 0000', 'MX', '+573000000000'],
  ['0057 300 000 0000', 'CO', '+573000000000'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['07700 900123', 'GB', '+447700900123'],
])('%s in %s is %s, with and without the plans', async (typed, country, phone) => {
  const plans = await loadPhonePlans();
  expect(plans.read(typed, country)).toBe(phone);
  expect(plainPlans.read(typed, country)).toBe(phone);
});

test.each(['', 'no tengo', '()', '300 000 00OO'])('“%s” holds no number', async (typed) => {
  const plans = await loadPhonePlans();
  expect(plans.read(typed, 'CO')).toBeUndefined();
  expect(plainPlans.read(typed, 'CO')).toBeUndefined();
});

test.each([
  ['123456789', 'CO', '+57123456789'],
  ['123456789012345', 'CO', '123456789012345'],
  ['30000000', 'CO', '30000000'],
  ['6000 0000', 'PA', '+50760000000'],
  ['8888 8888', 'CR', '+50688888888'],
  ['+57 300', 'CO', '+57300'],
])(
  '%s of %s goes as %s, whatever the plan of the country has: its length is the form’s to judge',
  async (typed, country, phone) => {
    const plans = await loadPhonePlans();
    expect(plans.read(typed, country)).toBe(phone);
    expect(plainPlans.read(typed, country)).toBe(phone);
  },
);

test('a plan doubts what its country does not have, and nothing else', async () => {
  const { doubts } = await loadPhonePlans();
  expect(doubts('123456789', 'CO')).toBe(true);
  expect(doubts('300 000 0000', 'CO')).toBe(false);
  expect(doubts('+34 612 34 56 78', 'CO')).toBe(false);
  expect(doubts('', 'CO')).toBe(false);
});

test.each(['+57 30000000', '+34 612345678901', '+507 12345'])(
  '%s keeps its dial code where it would be another number without',
  async (pasted) => {
    const plans = await loadPhonePlans();
    for (const known of [plans, plainPlans]) {
      const placed = typedPhone({ country: 'CO', number: '' }, pasted, known);
      expect(known.read(placed.number, placed.country)).toBe(known.read(pasted, 'CO'));
      const left = leftPhone(placed, known);
      expect(known.read(left.number, left.country)).toBe(known.read(pasted, 'CO'));
    }
  },
);

test.each([
  ['+1 809 555 1234', 'CO', 'DO'],
  ['+1 305 555 1234', 'CO', 'US'],
  ['+44 7700 900123', 'CO', 'GB'],
  ['+54 9 11 2345 6789', 'CO', 'AR'],
  ['+52 55 1234 5678', 'CO', 'MX'],
])('%s leads to its country and stays the same number there', async (pasted, before, country) => {
  const plans = await loadPhonePlans();
  const placed = typedPhone({ country: before, number: '' }, pasted, plans);
  expect(placed.country).toBe(country);
  expect(placed.number).not.toContain('+');
  expect(plans.read(placed.number, placed.country)).toBe(plans.read(pasted, before));
});

test('without the plans a dial code still finds its country, the one chosen first among sharers', () => {
  expect(typedPhone({ country: 'CO', number: '' }, '+34 612 34 56 78', plainPlans)).toEqual({
    country: 'ES',
    number: '612345678',
  });
  expect(typedPhone({ country: 'CA', number: '' }, '+1 305 555 1234', plainPlans).country).toBe('CA');
  expect(typedPhone({ country: 'CO', number: '' }, '+1 305 555 1234', plainPlans).country).toBe('US');
});

test('digits typed one by one are grouped; blanks put in by hand stay', async () => {
  const plans = await loadPhonePlans();
  const type = (text: string, country: string) => {
    let value = { country, number: '' };
    for (const key of text) value = typedPhone(value, value.number + key, plans);
    return value.number;
  };
  expect(type('3055551234', 'US')).toBe('(305) 555-1234');
  expect(type('300 123 45 67', 'CO')).toBe('300 123 45 67');
});

test('taking away does not bring back', async () => {
  const plans = await loadPhonePlans();
  const typed = typedPhone({ country: 'US', number: '(305) 555' }, '(305) ', plans);
  expect(typed.number).toBe('(305) ');
  expect(typedPhone(typed, '(305)', plans).number).toBe('(305)');
});

test('an international number keeps its form while it is typed, and loses its code on leaving', async () => {
  const plans = await loadPhonePlans();
  let value = { country: 'CO', number: '' };
  for (const key of '+34612345678') value = typedPhone(value, value.number + key, plans);
  expect(value).toEqual({ country: 'ES', number: '+34612345678' });
  expect(leftPhone(value, plans)).toEqual({ country: 'ES', number: '612 34 56 78' });
  expect(leftPhone({ country: 'ES', number: '+34 61' }, plans).number).toBe('+34 61');
});

test('another country groups the same digits its way', async () => {
  const plans = await loadPhonePlans();
  expect(movedPhone({ country: 'US', number: '(305) 555-1234' }, 'ES', plans)).toEqual({
    country: 'ES',
    number: plans.group('3055551234', 'ES'),
  });
  expect(movedPhone({ country: 'US', number: '305 5551234' }, 'ES', plans).number).toBe('305 5551234');
});
