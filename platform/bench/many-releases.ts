import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '../sdk/registry/index.ts';
import { DEFAULT_LAYOUT } from '../sdk/remote/index.ts';
import { runCommand } from '../tooling/command-line/index.ts';
import {
  disabled,
  enabled,
  localSite,
  movePointer,
  readHistory,
  readPointer,
  released,
  revisionPath,
  type Site,
} from '../tooling/release/index.ts';
import { startTestEdge } from '../tooling/release/line/test-edge.ts';
import { hostOnPaper, remoteOnPaper } from '../tooling/release/testing/releases.ts';

const REMOTES = 40;
const REVISIONS = 1000;
const PAGES = 8;

const by = 'bench';
const name = (index: number): string => `mf-remote-${index}`;

/** A remote of about the size of ours: some pages, each with files that are pinned. */
function remoteOfSize(index: number, version: string): RemoteRelease {
  const base = remoteOnPaper(name(index), version);
  const chunks = Array.from({ length: PAGES }, (_, page) => [`page-${page}`, [base.entry, base.manifest]]);
  return {
    ...base,
    files: Object.fromEntries(chunks),
    uses: { '@alisio/platform/sdk/remote': Array.from({ length: 40 }, (_, one) => `useSomething${one}`) },
    claims: Array.from({ length: PAGES }, (_, page) => ({
      path: `/${name(index)}/${page}`,
      page: `${page}`,
      layout: DEFAULT_LAYOUT,
      head: { es: { title: 'Una página de muestra' }, en: { title: 'A page for show' } },
    })),
  };
}

const host = () =>
  hostOnPaper('1.0.0-00000001', {
    provides: { '@alisio/platform/sdk/remote': Array.from({ length: 40 }, (_, one) => `useSomething${one}`) },
  });

async function fill({ store, ...keys }: Site): Promise<void> {
  const remotes = Array.from({ length: REMOTES }, (_, index) => remoteOfSize(index, '1.0.0-00000001'));
  await movePointer(store, keys, {
    names: remotes.map((remote) => remote.name),
    decide: (live, at) => released(live, [host(), ...remotes], { by, at }),
  });
  for (let revision = 2; revision <= REVISIONS; revision += 1) {
    const one = name(revision % REMOTES);
    await movePointer(store, keys, {
      names: [one],
      decide: (live, at) => live && (disabled(live, one, { by, at }) ?? enabled(live, one, { by, at })),
    });
  }
}

async function took(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await work();
  return `${(performance.now() - began).toFixed(1)} ms`;
}

async function firstPage(dataDir: string): Promise<void> {
  const edge = await startTestEdge(dataDir, undefined);
  await fetch(edge.url);
  await edge.close();
}

/**
 * `npm run bench -w platform`, its second half: what a look, a move and an edge's start take on a site of many
 * releases. Prints, asserts nothing.
 */
async function bench(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'alisio-many-'));
  const [dataDir, young] = [join(work, 'many'), join(work, 'young')];
  try {
    const site = localSite(dataDir);
    const { store, verifier } = site;
    await fill(site);
    const fresh = localSite(young);
    await movePointer(fresh.store, fresh, {
      names: ['host'],
      decide: (live, at) => released(live, [host()], { by, at }),
    });
    const bytes = (await store.read(revisionPath(REVISIONS)))?.length ?? 0;
    const one = name(7);
    const { revision, hash = '' } = await readPointer(store, verifier);
    const known = { revision, hash };
    console.info(
      [
        `${REMOTES} remotes, ${REVISIONS} revisions of ${(bytes / 1024).toFixed(0)} KiB:`,
        `  a look at what is live: ${await took(() => readPointer(store, verifier))}`,
        `  the look of an edge that follows it: ${await took(() => readPointer(store, verifier, known))}`,
        `  a move: ${await took(() => movePointer(store, site, { names: [one], decide: (live, at) => live && (disabled(live, one, { by, at }) ?? enabled(live, one, { by, at })) }))}`,
        `  the twenty newest moves: ${await took(() => readHistory(store, verifier, 20))}`,
        `  a web edge until its first page: ${await took(() => firstPage(dataDir))}; on a site of one release: ${await took(() => firstPage(young))}`,
      ].join('\n'),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

await runCommand(bench);
