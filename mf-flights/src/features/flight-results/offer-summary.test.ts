import { NIGHT_OUT, offer, segment } from '../../testing/offers.ts';
import { co2Difference, includedBags, operatingCarriers } from './offer-summary.ts';

test('who flies it is not who sells it', () => {
  const flown = [
    'AV8/CM BOG 2026-12-12T08:00 PTY 2026-12-12T10:00',
    'AV9/CM PTY 2026-12-12T12:00 MIA 2026-12-12T15:00',
  ];
  expect(operatingCarriers(flown.map(segment))).toEqual(['CM']);
});

test('bags are those that every segment includes', () => {
  const whole = offer({ checkedBags: 1, itineraries: [NIGHT_OUT] });
  expect(includedBags(whole)).toEqual({ cabin: 1, checked: 1, weight: 23 });
  const [pricing] = whole.travelerPricings;
  const [first, second] = pricing?.fareDetailsBySegment ?? [];
  if (!pricing || !first || !second) throw new Error('two segments were asked for');
  const lacking = { ...second, includedCheckedBags: { quantity: 0 } };
  const partly = { ...whole, travelerPricings: [{ ...pricing, fareDetailsBySegment: [first, lacking] }] };
  expect(includedBags(partly).checked).toBe(0);
});

test.each([
  [91, 100, -9],
  [123, 100, 23],
  [98, 100, 0],
  [50, 0, 0],
])('%s kg where %s are usual: %s %%', (weight, typicalWeight, percent) => {
  expect(co2Difference(offer({ co2: { weight, typicalWeight } }))).toBe(percent);
});
