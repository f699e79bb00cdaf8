import { type KillDesk, killDesk } from '../../testing/kill-anywhere.ts';

/** Where the server dies: at some hundred places, of which the suite takes a few. `KILL_EVERY=1` takes all. */
const EVERY = Number(process.env.KILL_EVERY ?? 17);

let desk: KillDesk;
beforeAll(async () => {
  desk = await killDesk();
});
afterAll(() => desk.close());

const CLEAN = { lostBookings: 0, unbookedCharges: 0, doubleCharges: 0, strayHolds: 0, unserved: 0 };

test.each([
  ['who comes back has one booking', { comesBack: true }],
  ['nobody is charged for nothing, and nothing stays held, when they stay away', { comesBack: false }],
  ['also when the provider’s answer was lost before', { comesBack: true, answerIsLost: true }],
  ['also of three lines, as a package has: none without the others', { comesBack: false, days: 2 }],
])('wherever the server dies on the way to a booking: %s', async (_, how) => {
  const places: string[] = [];
  for (let at = 4; places.at(-1) !== 'the end'; at += EVERY) {
    const { killedBefore = 'the end', ...came } = await desk.buy({ at, ...how });
    expect({ at, killedBefore, ...came }).toEqual({ at, killedBefore, ...CLEAN });
    places.push(killedBefore);
  }
  expect(places.length).toBeGreaterThan(70 / EVERY);
});
