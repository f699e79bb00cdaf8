/**
 * `npm run fleet -- --prove [--rate 200] [--seconds 12]`: a fleet under a fixed rate of requests while a remote is
 * released, promoted and rolled back, and while each of its parts dies and comes back. Prints a table for each phase
 * and what became of bookings; ends with 1 where a page failed, versions were mixed or a booking was lost or doubled.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { checkSequence } from '@alisio/platform/testing/check-sequence.ts';
import { readCommandLine, runCommand } from '@alisio/platform/tooling/command-line';
import {
  endOnSignal,
  FLEET_FLAGS,
  type Fleet,
  fleetTable,
  readFleetSettings,
  startFleet,
} from '@alisio/platform/tooling/fleet';
import { audit } from './faults/books.ts';
import { buyers } from './fleet/buyers.ts';
import { printCosts } from './fleet/costs.ts';
import { crowd, GROWING_MS } from './fleet/crowd.ts';
import { fleetBooks } from './fleet/fleet-books.ts';
import { type Phase, phasesOf } from './fleet/phases.ts';
import { resultsPath, searchers } from './fleet/searchers.ts';
import { siteMoves } from './fleet/site-moves.ts';
import { tally } from './fleet/tally.ts';

const PATHS = [
  '/',
  '/contact-us',
  resultsPath(),
  '/faq',
  '/hoteles',
  '/trains-deals',
  '/activities',
  '/crucerro',
];

const whole = (name: string, text: string | undefined, fallback: number): number => {
  const value = Number(text ?? fallback);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} is a whole number.`);
};

async function prove(fleet: Fleet, rate: number, seconds: number, say: (text: string) => void) {
  const told = tally();
  const { web, pay } = fleet.urls;
  say('Building another version of a remote');
  // Where releases are, and whose edges have to show them. What moves them shares two processors with all that it moves.
  Object.assign(process.env, { STORE_READ_MS: '20000', ...fleet.releaseEnvironment });
  const site = await siteMoves(fleet.plan.folders.data);
  const searching = searchers(web, told);
  const buying = buyers(web, pay, told);
  told.begin('beginning');
  const load = crowd({ site: web, paths: PATHS, rate, tally: told, searchers: searching, buyers: buying });
  // What could not be done to the fleet is told with the table: the rest of it is worth knowing.
  const undone: string[] = [];
  const run = async ({ name, act }: Phase) => {
    say(name);
    told.begin(name);
    const acting = act().catch((error: unknown) => void undone.push(`${name}: ${error}`));
    await Promise.all([acting, pause(seconds * 1000)]);
  };
  await pause(GROWING_MS);
  for (const phase of phasesOf(fleet, site)) await run(phase);
  told.begin('afterwards');
  await load.stop();
  searching.close();
  say('Counting');
  const books = await fleetBooks(fleet);
  await audit(books, []);
  const back = await buying.comeBack();
  const figures = await audit(books, buying.told);
  await books.close();
  const steps = load.seen().flatMap((pages) => checkSequence(pages, site.moves));
  return { told, planned: load.planned, back, figures, steps, undone, bookingsTold: buying.told.length };
}

type Proof = Awaited<ReturnType<typeof prove>>;

/** @returns whether everything held */
function print({ told, planned, back, figures, steps, undone, bookingsTold }: Proof): boolean {
  console.info(`\n${told.table()}\n`);
  for (const line of told.failures) console.info(`  ${line}`);
  for (const line of [...undone, ...steps.slice(0, 10)]) console.info(`  ${line}`);
  const { bookings, ...wrong } = figures;
  console.info(
    `  ${planned} requests planned; ${told.failedOf('page')} pages and ${told.failedOf('file')} files failed`,
  );
  console.info(`  ${steps.length} pages were of mixed versions, of a wrong one, or a step back`);
  console.info(
    `  ${bookings} bookings, ${bookingsTold} told; ${back.cameBack} buyers came back later, ${back.unserved} in vain`,
  );
  console.info(
    `  ${Object.entries(wrong)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  const failed = told.failedOf('page') + told.failedOf('file') + steps.length + undone.length + back.unserved;
  return failed === 0 && Object.values(wrong).every((count) => count === 0);
}

await runCommand(async () => {
  const line = readCommandLine({ ...FLEET_FLAGS, rate: 'value', seconds: 'value', costs: 'switch' });
  const settings = readFleetSettings(line);
  const say = (text: string) => console.info(`· ${text}`);
  const fleet = await startFleet({ settings, say, more: { LOG_LEVEL: 'error' }, onBegun: endOnSignal });
  try {
    console.info(fleetTable(fleet));
    if (line.has('costs')) return await printCosts(fleet);
    const proof = await prove(
      fleet,
      whole('rate', line.value('rate'), 200),
      whole('seconds', line.value('seconds'), 12),
      say,
    );
    console.info(fleetTable(fleet));
    if (!print(proof)) process.exitCode = 1;
  } finally {
    await fleet.stop();
  }
});
process.exit();
