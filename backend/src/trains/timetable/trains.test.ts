import { addDays } from '@alisio/shared-contracts/dates';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { doorMinutes, trainDays } from '@alisio/shared-contracts/trains';
import { loadAirports } from '../../airports/index.ts';
import { COUPLE, inventory, TODAY } from '../testing/inventory.ts';
import { lastDayOf, nearestOf } from './departures.ts';
import { momentOf, shownAt } from './wall-clock.ts';

const { catalogue } = inventory;
/** No train of these lines is faster from stop to stop, km/h, stops included. */
const FASTEST = 260;

test('every train stops in order, and no stop of one is before it was left', () => {
  expect(catalogue.byId.size).toBe(catalogue.trains.length);
  for (const { stops, id } of catalogue.trains) {
    expect([id, stops[0]?.at]).toEqual([id, 0]);
    for (const [order, stop] of stops.entries()) {
      const next = stops[order + 1];
      if (next) expect([id, next.at > stop.at + stop.stands]).toEqual([id, true]);
    }
  }
});

test('no train is faster than trains are, by the airports of its ends', () => {
  const airports = loadAirports();
  for (const { id, from, to, minutes } of catalogue.trains) {
    const [one, other] = [from, to].map(({ airport }) => airport && airports.airport(airport.code));
    for (const { airport } of [from, to])
      if (airport) expect(airports.airport(airport.code)?.code).toBe(airport.code);
    if (one && other) expect([id, distanceKm(one, other) / (minutes / 60) < FASTEST]).toEqual([id, true]);
  }
});

test('every deal is sold on its days alone, whole in stops, prices and times, both by the clock of each place', () => {
  const { min, max } = trainDays(TODAY);
  for (const { id, stops, minutes, days } of catalogue.trains) {
    const deal = inventory.detail(id, undefined, COUPLE)?.deal;
    if (!deal) throw new Error(`${id} is sold on no day`);
    for (const date of [deal.date, ...deal.otherDates]) {
      expect(date >= min && date <= max).toBe(true);
      expect(days).toContain(String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7));
    }
    expect(deal.until < deal.date && deal.until >= TODAY).toBe(true);
    expect(deal.price.phone).toBeLessThan(deal.price.web);
    const [first, last] = [deal.stops[0], deal.stops.at(-1)];
    const zones = [stops[0]?.place.zone ?? '', stops.at(-1)?.place.zone ?? ''] as const;
    const left = momentOf(zones[0], deal.date, first?.departs?.slice(11, 16) ?? '');
    expect(shownAt(zones[1], left + minutes * 60_000)).toBe(last?.arrives);
  }
});

test('somebody who flies from centre to centre waits, and the bars say for how long', () => {
  const race = inventory.race('madrid-barcelona-0800-basic', 'es');
  expect(race?.train).toEqual({ reach: 15, wait: 15, ride: 150, leave: 15 });
  expect(race?.plane).toEqual({ reach: 40, wait: 90, ride: 75, leave: 50 });
  expect(race && doorMinutes(race.plane)).toBe(255);
  expect(inventory.race('ollantaytambo-aguas-calientes-0610-comfort', 'es')).toBeUndefined();
});

test('clocks are those of the places through the year, also on the night they change', () => {
  const summer = momentOf('America/New_York', '2027-07-01', '08:00');
  expect(new Date(summer).toISOString()).toBe('2027-07-01T12:00:00.000Z');
  expect(shownAt('Europe/London', Date.parse('2027-03-28T01:00:00Z'))).toBe('2027-03-28T02:00:00');
});

test('an offer ends with its week, and before the day it is for', () => {
  expect(lastDayOf('2026-12-18', TODAY)).toBe('2026-11-29');
  expect(lastDayOf('2026-11-28', TODAY)).toBe('2026-11-27');
  expect(lastDayOf('2026-12-18', '2026-11-29')).toBe('2026-11-29');
});

test('the nearest day is told, the later of two as near', () => {
  const dates = ['2026-12-12', '2026-12-14', addDays('2026-12-14', 5)];
  expect(nearestOf(dates, '2026-12-13')).toBe('2026-12-14');
  expect(nearestOf(dates, '2026-12-18')).toBe('2026-12-19');
  expect(nearestOf(dates, undefined)).toBe('2026-12-12');
});
