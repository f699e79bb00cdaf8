import { setTimeout as pause } from 'node:timers/promises';
import { startTestDatabase } from '@alisio/platform/tooling/test/test-database';
import { FLIGHT, type FlightOffer } from '@alisio/shared-contracts/flights';
import { findOffers } from '../testing/find-offer.ts';
import { Purchase } from '../testing/purchase.ts';
import { type Cluster, startCluster } from './faults/cluster.ts';
import { reach, typeCard } from './faults/reach.ts';
import { travelers } from './faults/shop.ts';
import { percentile } from './percentile.ts';
import { parentOf, processorTime, processorTimeOfAll } from './processor-time.ts';

const ASKERS = 8;
const SECONDS = 10;
/** For each process: code that has run for less is slower than what a shop runs on. */
const WARM_UP_SECONDS = 8;
/** Few enough that threads, clients and PostgreSQL have the rest of the machine. */
const MOST_PROCESSES = 3;
const CITIES = ['MIA', 'MAD', 'LIM', 'MEX', 'GRU', 'SCL', 'EZE', 'JFK', 'PTY', 'CUN', 'UIO', 'LAX'];

/** Milliseconds of processor until now, of those who take part: the askers too, who sit on the same machine. */
interface Processors {
  api: number;
  pay: number;
  postgres: number;
  askers: number;
}

async function processorsOf({ instances, payPid, query }: Cluster): Promise<Processors> {
  const [backend] = await query('SELECT pg_backend_pid() AS pid');
  const { user, system } = process.cpuUsage();
  const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + processorTime(pid), 0);
  return {
    api: sum(instances.map((one) => one.pid())),
    pay: sum([payPid]),
    // All of its processes: those of connections end and begin while this runs.
    postgres: processorTimeOfAll(parentOf(Number(backend?.pid))),
    askers: (user + system) / 1000,
  };
}

interface Figures {
  aSecond: string;
  p50Ms: string;
  p99Ms: string;
  failed: number;
  /** milliseconds of processor that each of them took */
  apiMs: string;
  payMs: string;
  postgresMs: string;
  askersMs: string;
}

/** Until all mails are written and sent: each with its paper, which costs as much as the rest of a booking. */
async function mailsSent({ query }: Cluster): Promise<void> {
  for (;;) {
    const [mails] = await query('SELECT count(*) AS waiting FROM mail WHERE next_try_at IS NOT NULL');
    if (Number(mails?.waiting) === 0) return;
    await pause(250);
  }
}

/**
 * Does something again and again, by so many at a time, and says what one of it took, with what is still to be done once it
 * is answered. `one`: whether it went well
 */
async function measure(cluster: Cluster, one: (n: number) => Promise<boolean>): Promise<Figures> {
  let n = 0;
  let times: number[] = [];
  let failed = 0;
  const go = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    const asker = async () => {
      while (performance.now() < until) {
        const began = performance.now();
        if (await one(n++)) times.push(performance.now() - began);
        else failed += 1;
      }
    };
    await Promise.all(Array.from({ length: ASKERS }, asker));
  };
  await go(WARM_UP_SECONDS * cluster.instances.length);
  await mailsSent(cluster);
  [times, failed] = [[], 0];
  const [before, began] = [await processorsOf(cluster), performance.now()];
  await go(SECONDS);
  const took = (performance.now() - began) / 1000;
  await mailsSent(cluster);
  const after = await processorsOf(cluster);
  const sorted = times.toSorted((a, b) => a - b);
  const each = (of: keyof Processors) => ((after[of] - before[of]) / Math.max(1, times.length)).toFixed(1);
  return {
    aSecond: (times.length / took).toFixed(1),
    p50Ms: percentile(sorted, 0.5).toFixed(0),
    p99Ms: percentile(sorted, 0.99).toFixed(0),
    failed,
    apiMs: each('api'),
    payMs: each('pay'),
    postgresMs: each('postgres'),
    askersMs: each('askers'),
  };
}

async function figuresOf(processes: number, postgres: string) {
  const cluster = await startCluster(processes, postgres);
  const to = (n: number) => reach(() => cluster.instances[n % processes]?.url() ?? '');
  try {
    // Each of its own, so that all are computed and none is kept.
    const searches = await measure(cluster, async (n) => {
      const city = CITIES[n % CITIES.length] ?? 'MIA';
      return (await findOffers(to(n), 20 + Math.floor(n / CITIES.length), city).catch(() => [])).length > 0;
    });
    const days = Array.from({ length: 8 }, (_, day) => findOffers(to(day), 60 + day));
    const offers: FlightOffer[] = (await Promise.all(days)).flat();
    const buyer = { travelers, newToken: () => typeCard(cluster.payUrl) };
    const bookings = await measure(cluster, async (n) => {
      const offer = offers[n % offers.length];
      if (!offer) return false;
      const item = { product: FLIGHT, reference: offer.id, total: offer.price.intTotal };
      return (await new Purchase(to(n), [item], buyer).go()).kind === 'confirmed';
    });
    return { searches, bookings };
  } finally {
    await cluster.stop();
  }
}

function printTable(rows: Record<string, Figures>): void {
  for (const [name, figures] of Object.entries(rows)) {
    const cells = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`.padEnd(18));
    console.info(`  ${name}: ${cells.join('')}`);
  }
}

/** Searches and whole bookings a second by one, two and three API processes on one PostgreSQL, in one run. */
const postgres = await startTestDatabase();
if (postgres) {
  const searches: Record<string, Figures> = {};
  const bookings: Record<string, Figures> = {};
  for (let processes = 1; processes <= MOST_PROCESSES; processes++) {
    const figures = await figuresOf(processes, postgres.url);
    searches[`${processes} API`] = figures.searches;
    bookings[`${processes} API`] = figures.bookings;
  }
  postgres.stop();
  console.info(
    `${ASKERS} at a time, on the processors of this machine, which the askers and PostgreSQL share.`,
  );
  console.info('Searches of flights, none of them kept; what each took, milliseconds of processor:');
  printTable(searches);
  console.info(
    'Bookings, from the session to the reference, some nine calls each; what each took with its mail:',
  );
  printTable(bookings);
}
