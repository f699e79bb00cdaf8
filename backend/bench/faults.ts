/**
 * `npm run bench -w backend -- --faults`: what faults do to orders and money, all zeros expected, and how many bookings
 * a second there are. How much of each (`--kills 1000 --ends 1000`), and what of it (`--only kills`), can be told; all
 * of it takes an hour and more.
 */
import { parseArgs } from 'node:util';
import { startTestDatabase } from '@alisio/platform/tooling/test/test-database';
import { duplicates } from './faults/duplicates.ts';
import { endedAnywhere, realKills } from './faults/kills.ts';
import { lastPlace } from './faults/last-place.ts';
import { lastRoom } from './faults/last-room.ts';
import { lastSeat } from './faults/last-seat.ts';
import { lastSession } from './faults/last-session.ts';
import { progressOf } from './faults/progress.ts';
import { bookingRate } from './faults/rate.ts';
import { webhooks } from './faults/webhooks.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'boolean' },
    /** kills, duplicates, seats, rooms, places, sessions, ends, webhooks, rate */
    only: { type: 'string', multiple: true },
    kills: { type: 'string', default: '200' },
    ends: { type: 'string', default: '800' },
    submits: { type: 'string', default: '10000' },
    webhooks: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '1000' },
    stays: { type: 'string', default: '100' },
    departures: { type: 'string', default: '100' },
    sessions: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
  },
});

function print(title: string, figures: object): void {
  console.info(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    if (Array.isArray(value)) for (const line of value) console.info(`  ${words}: ${line}`);
    else if (value !== '') console.info(`  ${words.padEnd(26)}${String(value).padStart(8)}`);
  }
}

const postgres = await startTestDatabase();
const onPostgres: Record<string, (url: string) => Promise<void>> = {
  kills: async (url) =>
    print(
      'kill -9 of real API processes at random moments, three on one PostgreSQL',
      await realKills(Number(values.kills), url, progressOf('kills')),
    ),
  duplicates: async (url) =>
    print(
      'payments that are sent twice, at four processes on one PostgreSQL',
      await duplicates(Number(values.submits), url, progressOf('duplicates')),
    ),
  seats: async (url) =>
    print(
      'the last seat, at four processes on one PostgreSQL',
      await lastSeat(Number(values.rounds), url, progressOf('seats')),
    ),
  rooms: async (url) =>
    print(
      'the last room of a night that stays have in common, at four processes on one PostgreSQL',
      await lastRoom(Number(values.stays), url, progressOf('rooms')),
    ),
  places: async (url) =>
    print(
      'the last places of a tour’s departure, at four processes on one PostgreSQL',
      await lastPlace(Number(values.departures), url, progressOf('places')),
    ),
  sessions: async (url) =>
    print(
      'the last places of an activity’s session, at four processes on one PostgreSQL',
      await lastSession(Number(values.sessions), url, progressOf('sessions')),
    ),
};

try {
  const isWanted = (part: string) => values.only === undefined || values.only.includes(part);
  for (const [part, run] of Object.entries(onPostgres))
    if (postgres && isWanted(part)) await run(postgres.url);
  if (isWanted('ends'))
    print(
      'ended inside this process (no real kill): before each await of a booking, in three ways, then at random ones',
      await endedAnywhere(Number(values.ends), progressOf('ends')),
    );
  if (isWanted('webhooks'))
    print(
      'the provider’s notices, shuffled, doubled and forged, at an API inside this process',
      await webhooks(Number(values.webhooks), progressOf('webhooks')),
    );
  if (isWanted('rate')) {
    const seconds = Number(values.seconds);
    print('bookings, one process on the embedded database', await bookingRate(seconds, undefined));
    if (postgres) print('bookings, one process on PostgreSQL', await bookingRate(seconds, postgres.url));
  }
} finally {
  postgres?.stop();
}
