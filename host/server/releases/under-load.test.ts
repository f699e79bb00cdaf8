import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostRelease, RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import { checkSequence } from '@alisio/platform/testing/check-sequence.ts';
import { versionsOf } from '@alisio/platform/testing/page-seen.ts';
import {
  disabled,
  enabled,
  localSite,
  promoted,
  publishRelease,
  rolledBack,
  rolledOut,
  type Site,
} from '@alisio/platform/tooling/release';
import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { balancedEdges } from '../testing/balanced-edges.ts';
import { configurationFixture } from '../testing/configuration.ts';
import { type Load, type LoadVisitor, loadVisitor } from '../testing/load-visitor.ts';
import { moveSite } from '../testing/move-site.ts';
import { pace } from '../testing/paced.ts';
import { hostFixture, remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';
import { withFiles } from '../testing/with-files.ts';

const PER_SECOND = 200;
const AT_ONCE = 24;
const PATHS = ['/', '/booking/summary', '/contact-us', '/booking/summary', '/booking/summary'];

const claim = (path: string, page: string) => ({ path, page, layout: 'custom' as const });
const flights = [claim('/', 'home'), claim('/booking/summary', 'summary')];
const contact = [claim('/contact-us', 'contact')];
const releases = {
  host1: withFiles(hostFixture('1.0.0-11111111')),
  host2: withFiles(hostFixture('1.1.0-22222222')),
  a1: withFiles(remoteFixture(flights, { version: '1.0.0-11111111' })),
  a2: withFiles(remoteFixture(flights, { version: '1.1.0-22222222' })),
  b1: withFiles(remoteFixture(contact, { name: 'mf-b', version: '1.0.0-11111111' })),
};
const { host1, host2, a1, a2, b1 } = releases;

let dataDir: string;
let site: Site;
let api: ApiFixture;
/** what was live, by revision */
const moves = new Map<number, SiteRegistry>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alisio-under-load-'));
  site = localSite(dataDir);
  api = await apiFixture();
  api.answer('/configuration', (_request, response) => response.end(JSON.stringify(configurationFixture())));
  for (const { release, files } of Object.values(releases)) {
    await publishRelease(site.store, site, { release, files, by: 'test', at: new Date() });
  }
  const settled = {
    since: new Date().toISOString(),
    by: 'test',
    previous: null,
    candidate: null,
    disabled: null,
  };
  const first: SiteRegistry = {
    ...siteRegistryFixture(flights),
    host: { live: host1.release, ...settled },
    remotes: { 'mf-a': { live: a1.release, ...settled }, 'mf-b': { live: b1.release, ...settled } },
  };
  await site.store.compareAndSwap(0, site.signer.seal(JSON.stringify(first)));
  moves.set(1, first);
});
afterEach(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const mover = () => ({ by: 'test', at: new Date().toISOString() });
async function move(decide: (live: SiteRegistry) => SiteRegistry | undefined): Promise<void> {
  const live = await moveSite(site, (before) => before && decide(before));
  moves.set(live.revision, live);
}
const rollOut = (release: HostRelease | RemoteRelease, share: number) => () =>
  move((live) => rolledOut(live, release, share, mover()));

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const shareOf = (numbers: readonly number[], share: number): string =>
  (inOrder(numbers)[Math.floor(numbers.length * share)] ?? 0).toFixed(1);
const latencies = (numbers: readonly number[]): string =>
  `median ${shareOf(numbers, 0.5)} ms, p95 ${shareOf(numbers, 0.95)}, p99 ${shareOf(numbers, 0.99)}`;

test('200 requests a second while versions come, grow, go back and are switched off: no page fails, nobody is shaken', async () => {
  let looks = 0;
  const counted = {
    ...site.store,
    list: (path: string) => {
      if (path === 'registry') looks += 1;
      return site.store.list(path);
    },
  };
  const edges = await balancedEdges(2, () =>
    createWebEdge({
      site: { store: counted, verifier: site.verifier },
      ...{ apiUrl: api.url, pay: 4001 },
      // Of the machine, not of the store.
      storeReadMs: 60_000,
    }),
  );
  const load: Load = { edges, pace: pace(PER_SECOND), problems: [], took: { pages: [], files: [] } };
  const visitors: LoadVisitor[] = [];
  let isOver = false;

  const seesTheNewest = ({ registry }: { registry: { revision: number } }) =>
    registry.revision === Math.max(...moves.keys());

  /** One after another comes, looks at some pages and goes. */
  async function comeAndGo(index: number): Promise<void> {
    for (let step = index; !isOver; step += 1) {
      const visitor = loadVisitor(load);
      visitors.push(visitor);
      for (let page = 0; page < 4 + (step % 6) && !isOver; page += 1) {
        await visitor.open(PATHS[(index + page) % PATHS.length] ?? '/');
      }
    }
  }

  const plan: [number, () => Promise<void>][] = [
    [200, rollOut(a2.release, 0.05)],
    [400, rollOut(a2.release, 0.5)],
    [550, rollOut(host2.release, 0.5)],
    [700, () => move((live) => promoted(live, 'mf-a', mover()))],
    [850, () => edges.kill(0)],
    [1000, () => move((live) => rolledBack(live, a1.release, mover()))],
    [1150, () => move((live) => disabled(live, 'mf-b', mover()))],
    [1300, () => move((live) => promoted(live, 'host', mover()))],
    [1450, () => move((live) => enabled(live, 'mf-b', mover()))],
    [1600, rollOut(a2.release, 0.5)],
    [1900, async () => undefined],
  ];
  const began = performance.now();
  const turns = load.pace.run();
  const crowd = Array.from({ length: AT_ONCE }, (_, index) => comeAndGo(index));
  for (const [count, act] of plan) {
    await load.pace.reached(count);
    // On a busy machine a move can take as long as the requests up to the next one.
    while (!visitors.some((visitor) => visitor.pages.some(seesTheNewest)))
      await load.pace.reached(load.pace.given + 1);
    await act();
  }
  isOver = true;
  await Promise.all(crowd);
  const seconds = (performance.now() - began) / 1000;
  load.pace.stop();
  await turns;
  await edges.close();

  const pages = visitors.flatMap((visitor) => visitor.pages);
  console.info(
    [
      `${load.pace.given} requests in ${seconds.toFixed(1)} s: ${(load.pace.given / seconds).toFixed(0)} a second`,
      `${visitors.length} visitors, ${pages.length} pages (${latencies(load.took.pages)})`,
      `${load.took.files.length} files (${latencies(load.took.files)})`,
      `${moves.size - 1} moves; an edge died, ${edges.retried} requests were asked again of the other`,
      `the pointer was looked at ${(looks / seconds).toFixed(0)} times a second`,
    ].join('\n'),
  );

  expect(load.problems).toEqual([]);
  expect(visitors.flatMap((visitor) => checkSequence(visitor.pages, moves))).toEqual([]);

  // The load has met what it was there to meet.
  expect(new Set(pages.map(({ registry }) => registry.revision))).toEqual(new Set(moves.keys()));
  expect(pages.some(({ status }) => status === 503)).toBe(true);
  const shown = pages.map(({ path, registry }) => ({
    path,
    at: registry.revision,
    version: versionsOf(registry)['mf-a'],
  }));
  const whileRolledOut = shown.filter(({ at }) => at < 5).map(({ version }) => version);
  expect(new Set(whileRolledOut)).toEqual(new Set([a1.release.version, a2.release.version]));
  const keptInCheckout = shown.filter(({ at, version }) => at === 5 && version === a1.release.version);
  expect(new Set(keptInCheckout.map(({ path }) => path))).toEqual(new Set(['/booking/summary']));
});
