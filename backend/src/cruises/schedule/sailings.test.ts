import { addDays } from '@alisio/shared-contracts/dates';
import { named } from '../catalogue/cruise-catalogue.ts';
import { KNOTS, momentOf, portHours } from '../hours/port-hours.ts';
import { sailedWays, sailingDays } from '../shown/days.ts';
import { inventory, TODAY } from '../testing/inventory.ts';
import { type Sailing, sailingsBetween } from './sailings.ts';

const { catalogue } = inventory;
const sailings = inventory.sailings();

test('some 1,500 sailings are sold, of twelve lines and forty ships, through eighteen months', () => {
  expect(sailings.length).toBeGreaterThan(1350);
  expect(sailings.length).toBeLessThan(1750);
  expect(new Set(sailings.map(({ ship }) => ship.code)).size).toBe(40);
  expect(new Set(sailings.map(({ ship }) => ship.line)).size).toBe(12);
  expect(new Set(sailings.map(({ id }) => id)).size).toBe(sailings.length);
  const months = new Set(sailings.map(({ departureDate }) => departureDate.slice(0, 7)));
  expect(months.size).toBe(18);
  for (const { departureDate } of sailings) expect(departureDate > TODAY).toBe(true);
});

test('every route is sailed', () => {
  const sailed = new Set(sailings.map(({ itinerary }) => itinerary.slug));
  expect([...catalogue.itineraries.keys()].filter((slug) => !sailed.has(slug))).toEqual([]);
});

test('no ship is in two places: it leaves from where it came in, never before', () => {
  const byShip = Map.groupBy(sailingsBetween(catalogue, '2026-06-01', '2028-06-01'), ({ ship }) => ship.code);
  for (const all of byShip.values())
    for (const [at, next] of all.slice(1).entries()) {
      const before = all[at];
      expect([next.id, next.departureDate >= (before?.returnDate ?? '9999')]).toEqual([next.id, true]);
      if (next.departureDate === before?.returnDate)
        expect(next.itinerary.days[0]).toBe(before.itinerary.days.at(-1));
    }
});

test('days follow one another from port to port, as the route has them', () => {
  for (const sailing of sailings) {
    const days = sailingDays(sailing);
    expect(days.map(({ port }) => port)).toEqual(sailing.itinerary.days);
    expect(days.map(({ date }) => date)).toEqual(days.map((_, at) => addDays(sailing.departureDate, at)));
    expect(days.at(-1)?.date).toBe(sailing.returnDate);
    const [first, last] = [days[0], days.at(-1)];
    expect([first?.arrives, last?.departs]).toEqual([undefined, undefined]);
    expect([typeof first?.departs, typeof last?.arrives]).toEqual(['string', 'string']);
    for (const { port, arrives = '', departs = '', minutesAshore = 0 } of days.slice(1, -1)) {
      if (port === null) {
        expect([arrives, departs]).toEqual(['', '']);
        continue;
      }
      expect(arrives < departs).toBe(true);
      expect(minutesAshore).toBeGreaterThanOrEqual(5 * 60);
    }
  }
});

test('a ship comes after it left, by the clocks of both ports, at 14 to 21 knots', () => {
  const slow: string[] = [];
  for (const sailing of sailings)
    for (const { from, to, minutes, knots, miles } of sailedWays(catalogue, sailing)) {
      const isRight =
        minutes > 0 && knots >= KNOTS.least && knots <= KNOTS.most && miles / (knots + 0.05) <= minutes / 60;
      if (!isRight) slow.push(`${sailing.id} ${from} ${to}: ${miles} in ${minutes / 60}`);
    }
  expect(slow).toEqual([]);
});

test('hours of a way are those between both clocks', () => {
  // Canarias are an hour behind Madrid; 17:00 there is 17:00 UTC in winter.
  expect(momentOf('2027-01-10', 17, 'Atlantic/Canary')).toBe(Date.parse('2027-01-10T17:00:00Z'));
  expect(momentOf('2027-07-10', 17, 'Europe/Madrid')).toBe(Date.parse('2027-07-10T15:00:00Z'));
  expect(momentOf('2027-01-10', 8, 'America/Bogota')).toBe(Date.parse('2027-01-10T13:00:00Z'));
});

test('a day that is too short for its miles is no plan', () => {
  const leg = {
    nights: 1,
    fromZone: 'America/Bogota',
    toZone: 'America/Bogota',
    likes: { departs: 17, arrives: 8 },
  };
  expect(portHours([{ ...leg, miles: 265 }], [0, 1])).toHaveLength(2);
  expect(portHours([{ ...leg, miles: 605 }], [0, 1])).toBeUndefined();
  expect(portHours([{ ...leg, miles: 60 }], [0, 1])).toEqual([
    { day: 0, departs: 17 },
    { day: 1, arrives: 8 },
  ]);
});

test('the same day has the same sailings, and another day most of them', () => {
  const again = (first: string): Sailing[] => sailingsBetween(catalogue, first, '2027-12-31');
  expect(again('2027-01-01').map(({ id }) => id)).toEqual(again('2027-01-01').map(({ id }) => id));
  const later = new Set(again('2027-02-01').map(({ id }) => id));
  const kept = again('2027-01-01').filter(({ departureDate }) => departureDate >= '2027-02-01');
  expect(kept.every(({ id }) => later.has(id))).toBe(true);
  expect(kept).toHaveLength(later.size);
});

test('every port of a route is one that is known', () => {
  for (const { calls } of catalogue.itineraries.values())
    for (const { port } of calls) expect(named(catalogue.ports, port).names.es).not.toBe('');
});
