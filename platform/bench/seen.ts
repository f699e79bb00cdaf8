import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import {
  defaultLimits,
  followRequests,
  guardConnections,
  openTraces,
  requestIds,
  serverLimits,
} from '../serving/index.ts';
import { openMetrics } from '../serving/metrics/index.ts';

/**
 * `node platform/bench/seen.ts`: the processor's time of an empty route, in rounds by turns: as it is without, with ids
 * and metrics, and with traces on top, of which one in ten is kept and no collector takes them.
 */
const WAYS = ['plain', 'seen', 'traced'] as const;
type Way = (typeof WAYS)[number];
const ROUNDS = 5;
const REQUESTS = 1500;
const AT_ONCE = 20;

/** The server, in a process of its own: it tells its port, and what it has used whenever it is asked. Microseconds. */
async function serve(way: string): Promise<void> {
  const isSeen = way !== 'plain';
  const ids = isSeen ? { genReqId: requestIds(() => false) } : {};
  const app = Fastify({ ...serverLimits(defaultLimits), ...ids });
  guardConnections(app, defaultLimits);
  if (isSeen) {
    await openMetrics({ host: '127.0.0.1', port: 0 });
    const collector = { endpoint: 'http://127.0.0.1:9', share: 0.1, everyMs: 5000 };
    const traces = way === 'traced' ? await openTraces(collector, 'bench') : undefined;
    followRequests(app, { trusts: () => false, traces });
  }
  app.get('/empty', async () => ({}));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(Number(new URL(address).port));
}

async function begin(way: Way) {
  const child = fork(fileURLToPath(import.meta.url), [way]);
  const told = async () => Number((await once(child, 'message'))[0]);
  const port = await told();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const used = () => {
    child.send('used');
    return told();
  };
  const ask = () =>
    new Promise<void>((done, failed) => {
      request({ host: '127.0.0.1', port, path: '/empty', agent }, (answer) =>
        answer.resume().once('end', done),
      )
        .once('error', failed)
        .end();
    });
  /** @returns microseconds a request */
  const round = async () => {
    const before = await used();
    let left = REQUESTS;
    const work = async () => {
      for (; left > 0; left -= 1) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return ((await used()) - before) / REQUESTS;
  };
  const end = () => {
    agent.destroy();
    child.kill();
  };
  return { way, round, end };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(): Promise<void> {
  const servers = await Promise.all(WAYS.map(begin));
  const rounds = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
  for (const { round } of servers) await round();
  for (let count = 0; count < ROUNDS; count += 1)
    for (const { way, round } of servers) rounds.get(way)?.push(await round());
  for (const { end } of servers) end();
  console.info(`Microseconds of the processor a request of an empty route, medians of ${ROUNDS}:`);
  for (const [way, values] of rounds) console.info(`  ${way.padEnd(8)} ${median(values).toFixed(1)}`);
}

const [, , way] = process.argv;
if (way) await serve(way);
else await compare();
