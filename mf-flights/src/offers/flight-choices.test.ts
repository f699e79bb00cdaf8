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

test('of the same price the shorter flight comes first, then the earlier, in whatever order they were answered', () => {
  const flights = {
    early: 'AV6 BOG 2026-12-12T06:00 MIA 2026-12-12T09:35',
    twin: 'LA6 BOG 2026-12-12T06:00 MIA 2026-12-12T09:35',
    late: 'AV8 BOG 2026-12-12T09:00 MIA 2026-12-12T12:35',
    long: 'AV4 BOG 2026-12-12T05:00 MIA 2026-12-12T10:35',
  };
  const alike = Object.entries(flights).map(([id, flight]) =>
    offer({ id, itineraries: [itinerary(flight)] }),
  );
  const order = (list: typeof alike) => ids(sortChoices(outboundChoices(list), 'cheapest'));
  for (const list of [alike, alike.toReversed()])
    expect(order(list)).toEqual([['early'], ['twin'], ['late'], ['long']]);
});
