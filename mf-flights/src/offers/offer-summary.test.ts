import { offer, segment } from '../testing/offers.ts';
import { co2Difference, co2PerTraveler, operatingCarriers } from './offer-summary.ts';

test('who flies it is not who sells it', () => {
  const flown = [
    'AV8/CM BOG 2026-12-12T08:00 PTY 2026-12-12T10:00',
    'AV9/CM PTY 2026-12-12T12:00 MIA 2026-12-12T15:00',
  ];
  expect(operatingCarriers(flown.map(segment))).toEqual(['CM']);
});

test('the CO₂ is told for one traveller, and an infant on a lap has no share in it', () => {
  const family = offer({ adults: 2, co2: { weight: 1029, typicalWeight: 980 } });
  const [adult] = family.travelerPricings;
  if (!adult) throw new Error('two adults were asked for');
  const withInfant = [...family.travelerPricings, { ...adult, travelerId: '3', type: 'INFANT' as const }];
  expect(co2PerTraveler(family)).toBe(515);
  expect(co2PerTraveler({ ...family, travelerPricings: withInfant })).toBe(515);
});

test.each([
  [91, 100, -9],
  [123, 100, 23],
  [98, 100, 0],
  [50, 0, 0],
])('%s kg where %s are usual: %s %%', (weight, typicalWeight, percent) => {
  expect(co2Difference(offer({ co2: { weight, typicalWeight } }))).toBe(percent);
});
