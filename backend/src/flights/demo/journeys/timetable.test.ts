import { loadAirports } from '../../../airports/index.ts';
import { buildNetwork } from '../network/network.ts';
import { dayNumber } from '../schedule/days.ts';
import { Timetable } from './timetable.ts';

const airports = loadAirports();
const network = buildNetwork(airports);
const FIRST = dayNumber('2026-12-10');

test('what a timetable keeps grows with the days that are asked for, up to a limit, and changes no answer', () => {
  const most = 1500;
  const [large, small] = [new Timetable(network, airports), new Timetable(network, airports, most)];
  const sizes: number[] = [];
  for (let day = FIRST; day < FIRST + 7; day += 1) {
    for (const to of ['MIA', 'PTY', 'LIM', 'MDE']) {
      const found = (timetable: Timetable) =>
        timetable.journeys('BOG', to, day, 0).map(({ journey }) => journey);
      expect(found(small)).toEqual(found(large));
      expect(small.size).toBeLessThanOrEqual(most);
    }
    sizes.push(large.size);
  }
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(large.size).toBeGreaterThan(most);
  expect(new Set(sizes).size).toBe(sizes.length);
});
