/**
 * `npm run bench -w backend -- --faults`: what faults do to orders and money, all zeros expected, and how many bookings
 * a second there are. As much of each as is told (`--kills 100 --ends 1000`), and what of it (`--only kills`).
 */
import { parseArgs } from 'node:util';
import { startPostgres } from './faults/cluster.ts';
import { endedAnywhere, realKills } from './faults/kills.ts';
import { progressOf } from './faults/progress.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    kills: { type: 'string', default: '200' },
    ends: { type: 'string', default: '800' },
  },
});
const wanted = (part: string) => values.only === undefined || values.only.includes(part);

function print(title: string, figures: object): void {
  console.info(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    if (Array.isArray(value)) for (const line of value) console.info(`  ${words}: ${line}`);
    else if (value !== '') console.info(`  ${words.padEnd(26)}${String(value).padStart(8)}`);
  }
}

const postgres = await startPostgres();
try {
  if (wanted('kills')) {
    if (postgres) {
      const figures = await realKills(Number(values.kills), postgres.url, progressOf('kills'));
      print('kill -9 of real API processes at random moments, three on one PostgreSQL', figures);
    }
    const ended = await endedAnywhere(Number(values.ends), progressOf('ends'));
    print(
      'ended in this process (no real kill): before each await of a booking in three ways, then at random ones',
      ended,
    );
  }
} finally {
  postgres?.stop();
}
