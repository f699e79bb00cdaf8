import { type Fleet, memoryOf, type Part, processorOf } from '@alisio/platform/tooling/fleet';
import { connections, type Question } from './ask.ts';
import { buyers } from './buyers.ts';
import { API_HEADERS, FLIGHT_SEARCH, flightSearch, resultsPath } from './searchers.ts';
import { tally } from './tally.ts';

/** So many at a time: enough that nothing waits for the one who asks. */
const AT_ONCE = 8;

interface Cost {
  what: string;
  count: number;
  /** milliseconds of processor for each, by kind of process */
  spent: Record<string, number>;
  bytes: number;
}

const kindsOf = ({
  balancer,
  edges,
  apis,
  pays,
  postgres,
  pgbouncer,
  s3,
}: Fleet): Record<string, readonly Part[]> => ({
  HAProxy: [balancer],
  edge: edges,
  API: apis,
  pay: pays,
  PostgreSQL: [postgres, ...(pgbouncer ? [pgbouncer] : [])],
  store: s3 ? [s3] : [],
});

const spentBy = (fleet: Fleet): Record<string, number> =>
  Object.fromEntries(
    Object.entries(kindsOf(fleet)).map(([kind, parts]) => [
      kind,
      parts.reduce((sum, part) => sum + processorOf(part), 0),
    ]),
  );

/** What so many of one kind cost each process, one after the other in a few lanes. @param once makes the n-th; bytes */
async function costOf(
  fleet: Fleet,
  what: string,
  count: number,
  once: (n: number) => Promise<number>,
): Promise<Cost> {
  const lanes = async (from: number, to: number) => {
    let [next, bytes] = [from, 0];
    const lane = async () => {
      while (next < to) {
        const sent = await once(next++);
        bytes += sent;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return bytes;
  };
  await lanes(0, Math.ceil(count / 4));
  const before = spentBy(fleet);
  const bytes = await lanes(Math.ceil(count / 4), Math.ceil(count / 4) + count);
  const after = spentBy(fleet);
  const spent = Object.fromEntries(
    Object.entries(after).map(([kind, ms]) => [kind, (ms - (before[kind] ?? 0)) / count]),
  );
  return { what, count, spent, bytes: bytes / count };
}

function row({ what, count, spent, bytes }: Cost): string {
  const cells = Object.values(spent).map((ms) => ms.toFixed(2).padStart(12));
  return `${what.padEnd(28)}${String(count).padStart(7)}${cells.join('')}${(bytes / 1024).toFixed(1).padStart(9)}`;
}

/** Prints what a page, a file, a search and a booking cost each kind of process, in milliseconds of processor. */
export async function printCosts(fleet: Fleet): Promise<void> {
  const { web, pay } = fleet.urls;
  const callers = Array.from({ length: 400 }, connections);
  const get = async (n: number, { url, headers = {}, ...rest }: Question): Promise<number> => {
    const caller = callers[n % callers.length] ?? connections();
    const { status, headers: told, sent } = await caller.ask({ url, headers, ...rest });
    if (status !== 200) throw new Error(`${url.pathname} is a ${status}`);
    return Number(told['content-length'] ?? sent.length);
  };
  const cookie = { accept: 'text/html', cookie: 'country=CO; locale=es' };
  const page = (path: string) => (n: number) => get(n, { url: new URL(path, web), headers: cookie });
  const drawn = (path: string) => (n: number) =>
    get(n, { url: new URL(`${path}&n=${n}-${Date.now()}`, web), headers: cookie });
  const post = (path: string, body: (n: number) => object) => (n: number) =>
    get(n, {
      method: 'POST',
      url: new URL(`/api${path}`, web),
      headers: API_HEADERS,
      body: JSON.stringify(body(n)),
    });
  const [script = ''] =
    /\/host\/[^"]+\.js/.exec(
      (await (callers[0] ?? connections()).ask({ url: new URL('/', web), headers: cookie }))
        .body()
        .toString(),
    ) ?? [];
  const buying = buyers(web, pay, tally());
  const rows: [string, number, (n: number) => Promise<number>][] = [
    ['/healthz', 2000, (n) => get(n, { url: new URL('/healthz', web) })],
    ['home, kept', 1000, page('/')],
    ['results, kept', 1000, page(resultsPath())],
    ['results, drawn', 200, drawn(resultsPath())],
    ['article list, kept', 1000, page('/faq')],
    ['a released script', 1000, page(script)],
    [
      'airports by name',
      500,
      (n) => get(n, { url: new URL(`/api/search/airports?term=${'bcdlmps'[n % 7]}${'aeiou'[n % 5]}`, web) }),
    ],
    ['flights, asked before', 300, post(FLIGHT_SEARCH, () => flightSearch(30))],
    ['flights, first search', 200, post(FLIGHT_SEARCH, (n) => flightSearch(20 + (n % 300), n))],
    [
      'a whole booking',
      60,
      async () => {
        await buying.buy(performance.now());
        return 0;
      },
    ],
  ];
  const kinds = Object.keys(kindsOf(fleet)).map((kind) => kind.padStart(12));
  console.info(`\nprocessor, ms for each${' '.repeat(6)}${'count'.padStart(7)}${kinds.join('')}       KB`);
  for (const [what, count, once] of rows) {
    try {
      console.info(row(await costOf(fleet, what, count, once)));
    } catch (error) {
      console.info(`${what.padEnd(28)} ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const caller of callers) caller.close();
  const memory = Object.entries(kindsOf(fleet)).map(
    ([kind, parts]) => `${kind} ${parts.map((part) => Math.round(memoryOf(part))).join(', ')}`,
  );
  console.info(`memory then, MB: ${memory.join('; ')}`);
}
