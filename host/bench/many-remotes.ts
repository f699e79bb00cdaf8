import { createHash } from 'node:crypto';
import type { RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';
import { DEFAULT_LAYOUT } from '@alisio/platform/sdk/remote';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { pageRegistry } from '../server/pages/page-registry.ts';
import { holdingCookies, holdingsOf, shortened } from '../server/releases/held-versions.ts';
import { matchClaim } from '../server/releases/match-claim.ts';
import { siteReleases } from '../server/releases/site-releases.ts';
import { visitorRegistry } from '../server/releases/visitor-registry.ts';
import { hostFixture, remoteFixture, settled, siteFixture } from '../server/testing/site-fixture.ts';

const SIZES = [8, 100, 200];
const CLAIMS = 10;
const VISITORS = 2000;
/** Of the remotes: so many at a time have a version for half of the visitors. */
const ON_THE_WAY = 4;

/** As remotes are released: what a hash is made of cannot be pressed together. */
function remoteOf(index: number, minor: number): RemoteRelease {
  const name = `mf-vertical-${index}`;
  const text = createHash('sha384').update(`${name} ${minor}`).digest('hex');
  return remoteFixture(
    Array.from({ length: CLAIMS }, (_, claim) => ({
      path: claim % 3 === 0 ? `/vertical-${index}/:place/part-${claim}` : `/vertical-${index}/part-${claim}`,
      page: `part-${claim}`,
      layout: DEFAULT_LAYOUT,
    })),
    { name, version: `1.${minor}.0-${text.slice(0, 8)}` },
  );
}

/** @param share of the remotes that have a version on its way */
function siteOf(size: number, onTheWay: number, revision = 1): SiteRegistry {
  const at = '2026-11-26T00:00:00.000Z';
  return {
    ...{ schema: 2, revision },
    change: { kind: 'released', versions: {}, by: 'bench', at },
    host: { live: { ...hostFixture(), learns: true }, ...settled },
    remotes: Object.fromEntries(
      Array.from({ length: size }, (_, index) => {
        const release = remoteOf(index, 2);
        const candidate = index < onTheWay ? { release, share: 0.5, since: at, by: 'bench' } : null;
        return [release.name, { live: remoteOf(index, 1), ...settled, candidate }] as const;
      }),
    ),
  };
}

/** Of the processor: the machine may have other work. @returns microseconds of a visitor since then */
const counting = () => {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return `${((user + system) / VISITORS).toFixed(0)} µs`;
  };
};

const heapMb = (): number => {
  global.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

async function benchSize(size: number, onTheWay: number): Promise<void> {
  const { site, move } = await siteFixture();
  await move(siteOf(size, onTheWay));
  const releases = siteReleases(site.store, site.verifier, { error: () => undefined });
  const live = await releases.live();
  if (!live) throw new Error('nothing is live');
  let [cookie, carried, taken] = [0, 0, 0];
  const before = heapMb();
  const comes = async (lot: number, jar: string) => {
    const holdings = holdingsOf(jar);
    const { registry, held } = await visitorRegistry(live, releases, { holdings, inCheckout: false });
    const path = `/vertical-${lot % size}/part-1`;
    const page = pageRegistry(registry, matchClaim(registry, path), DEFAULT_LANGUAGE);
    if (lot % 100 === 0) carried = Math.max(carried, JSON.stringify(page).length);
    const [, text = ''] = holdingCookies({ lot, ...shortened(held, live, holdings) }, false);
    const value = text.split(';')[0] ?? '';
    cookie = Math.max(cookie, value.length);
    taken += 1;
    return value;
  };
  const coming = counting();
  const jars: string[] = [];
  for (let lot = 0; lot < VISITORS; lot += 1) jars.push(await comes(lot, `lot=${lot}`));
  const first = coming();
  const again = counting();
  for (const [lot, jar] of jars.entries()) await comes(lot, `lot=${lot}; ${jar}`);
  console.info(
    `  ${String(size).padStart(3)} remotes, ${String(onTheWay).padStart(3)} on their way: a visitor's versions, page and cookie ${first}, again ${again()}; page carries ${carried} characters, cookie ${cookie}, heap +${(heapMb() - before).toFixed(0)} MB after ${taken} pages`,
  );
}

/** What a site of 8, 100 and 200 remotes costs each of its visitors, without a product. Prints, asserts nothing. */
export async function benchManyRemotes(): Promise<void> {
  console.info(`\nsites of many remotes, ${CLAIMS} claims each; ${VISITORS} visitors come twice`);
  for (const size of SIZES) await benchSize(size, ON_THE_WAY);
  for (const size of SIZES) await benchSize(size, Math.floor(size / 2));
}
