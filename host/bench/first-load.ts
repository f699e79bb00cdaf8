import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Asset, Registry } from '@alisio/platform/sdk/registry';
import { firstLoads, hostFolder, remoteFolders } from '@alisio/platform/tooling/build';
import { localSite, releasedBy, releaseToSite } from '@alisio/platform/tooling/release';
import { hostOnlyPackages } from '@alisio/platform/tooling/shared-dependencies';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { Browser } from '@playwright/test';
import { createWebEdge } from '../server/edge.ts';
import { scriptsFor } from '../server/pages/preloads.ts';
import { matchClaim } from '../server/releases/match-claim.ts';
import { measurePage } from './measure-page.ts';
import { packageWeights, readCompositions, secondCopies } from './route-weight.ts';

/** Figures of the first load: now, goal, requests, depth after the document. */
const BUDGET = { kib: 150, goalKib: 130, requests: 12, depth: 2 };

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
/** A path that the pattern matches. */
const exampleOf = (pattern: string): string => pattern.replace(/:[^/]+/g, 'bogota-a-miami');
const verdict = (met: boolean): string => (met ? 'within' : 'OVER');

const bytesOf = (scripts: readonly Asset[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The scripts of a page with the largest of its remote's products: it cannot be used before its cart's is here. */
function withLargestProduct(
  files: Readonly<Record<string, readonly Asset[]>>,
  page: string,
  scripts: readonly Asset[],
): readonly Asset[] {
  const loads = firstLoads(Object.keys(files)).filter(({ chunks }) => chunks[0] === `page-${page}`);
  const all = loads.map(({ chunks }) => {
    const assets = [...scripts, ...chunks.flatMap((chunk) => files[chunk] ?? [])];
    return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
  });
  return all.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0] ?? scripts;
}

/** What each page's first load weighs, from a build; `API_URL` lets pages ask a running API. Prints, asserts nothing. */
export async function benchFirstLoad(browser: Browser): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alisio-bench-'));
  const site = localSite(dataDir);
  const remotes = remoteFolders();
  const live = await releaseToSite(site, { host: hostFolder, remotes, by: await releasedBy(site) });
  const registry: Registry = {
    revision: live.revision,
    host: live.host.live,
    remotes: Object.fromEntries(Object.values(live.remotes).map((track) => [track.live.name, track.live])),
    disabled: {},
    overrides: [],
  };
  const composition = await readCompositions([hostFolder, ...remotes]);
  const edge = await createWebEdge({ site, apiUrl: process.env.API_URL ?? 'http://127.0.0.1:9', pay: 4001 });
  const address = await edge.listen({ host: '127.0.0.1', port: 0 });
  try {
    for (const { claims, files } of Object.values(registry.remotes)) {
      for (const { path, page } of claims) {
        const example = exampleOf(path);
        const { shell, own } = scriptsFor({
          registry,
          match: matchClaim(registry, example),
          language: DEFAULT_LANGUAGE,
          drawn: true,
        });
        const scripts = withLargestProduct(files, page, [...shell, ...own]);
        const { requests, depth, deepest } = await measurePage(browser, address + example);
        const total = bytesOf(scripts);
        const fits = total <= BUDGET.kib * 1024;
        console.info(`\n${path}: ${kib(total)} of ${BUDGET.kib} (goal ${BUDGET.goalKib}), ${verdict(fits)}`);
        console.info(`  the frame's first, where the page arrives drawn: ${kib(bytesOf(shell))}`);
        console.info(`  requests ${requests} of ${BUDGET.requests}, ${verdict(requests <= BUDGET.requests)}`);
        console.info(
          `  depth ${depth} of ${BUDGET.depth}, ${verdict(depth <= BUDGET.depth)}: ${deepest.join(' ')}`,
        );
        for (const { url, bytes } of scripts)
          console.info(`    ${kib(bytes).padStart(10)}  ${basename(url)}`);
        const heavy = packageWeights(scripts, composition).filter(({ bytes }) => bytes >= 512);
        console.info(`  about: ${heavy.map(({ name, bytes }) => `${name} ${kib(bytes)}`).join(', ')}`);
      }
    }
    const { main, files, shared } = registry.host;
    const shellFiles = [main, ...Object.values(files), ...Object.values(shared)].flat();
    const names = new Set(shellFiles.map(({ url }) => basename(url)));
    const copies = secondCopies(hostOnlyPackages, names, composition);
    console.info(`\nshared libraries: ${copies.length === 0 ? 'one copy of each' : copies.join(', ')}`);
  } finally {
    await edge.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
