import { EVENING_BACK, EVENING_OUT, itinerary, MORNING_BACK, NIGHT_OUT, offer } from '../testing/offers.ts';
import { choicesKept, itineraryKey, outboundChoices, returnChoices, sortChoices } from './flight-choices.ts';

const dear = offer({ id: 'dear', total: 52_000, itineraries: [EVENING_OUT, MORNING_BACK] });
const flex = offer({ id: 'flex', total: 60_000, family: 'FLEX', itineraries: [EVENING_OUT, MORNING_BACK] });
const late = offer({ id: 'late', total: 48_000, itineraries: [EVENING_OUT, EVENING_BACK] });
const slow = offer({ id: 'slow', total: 30_000, itineraries: [NIGHT_OUT, EVENING_BACK] });
const offers = [dear, flex, late, slow];
const ids = (list: readonly { offers: readonly { id: string }[] }[]) =>
  list.map((c) => c.offers.map((o) => o.id));

test('an itinerary is named by its flights and their days', () => {
  expect(itineraryKey(NIGHT_OUT)).toBe('CM2.12-12_CM3.12-13');
});

test('each way out stands once, with what the whole trip costs at least', () => {
  expect(ids(outboundChoices(offers))).toEqual([['late', 'dear', 'flex'], ['slow']]);
});

test('the ways back are those sold with the way out, fare families together', () => {
  expect(ids(returnChoices(offers, itineraryKey(EVENING_OUT)))).toEqual([['dear', 'flex'], ['late']]);
  expect(returnChoices(offers, 'AV999.12-12')).toEqual([]);
});

test('a filter takes offers from a choice, and with the last one the choice', () => {
  const choices = outboundChoices(offers);
  const kept = choicesKept(choices, new Set([flex, dear, late]));
  expect(kept).toEqual([choices[0]]);
  expect(kept[0]).toBe(choices[0]);
  expect(ids(choicesKept(choices, new Set([flex, slow])))).toEqual([['flex'], ['slow']]);
});

test('the list is ordered by price, by time, or by both', () => {
  const choices = outboundChoices(offers);
  expect(ids(sortChoices(choices, 'cheapest'))[0]).toEqual(['slow']);
  expect(ids(sortChoices(choices, 'fastest'))[0]).toEqual(['late', 'dear', 'flex']);
  expect(ids(sortChoices(choices, 'best'))[0]).toEqual(['late', 'dear', 'flex']);
});

test('the order does not depend on the order of the answer', () => {
  const early = itinerary('AV6 BOG 2026-12-12T06:00 MIA 2026-12-12T09:35');
  const twins = [offer({ id: 'a', itineraries: [EVENING_OUT] }), offer({ id: 'b', itineraries: [early] })];
  const order = (list: typeof twins) => ids(sortChoices(outboundChoices(list), 'cheapest'));
  expect(order(twins)).toEqual([['b'], ['a']]);
  expect(order(twins.toReversed())).toEqual([['b'], ['a']]);
});
