import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfTree } from '../testing/copied-workspace.ts';
import { makeSpareRemote } from '../testing/spare-remote.ts';
import { buildAll, hostFolder, remoteFolders } from '../tooling/build/index.ts';
import { runCommand } from '../tooling/command-line/index.ts';
import { localSite, releaseToSite } from '../tooling/release/index.ts';
import { shownAt } from '../tooling/release/line/running-site.ts';
import { startTestEdge } from '../tooling/release/line/test-edge.ts';
import { documentBytes } from './page-bytes.ts';

const GOALS = { releaseSeconds: 60, rollbackSeconds: 2, remoteKib: 12 };
/** The remote whose text is changed. */
const CHANGED = 'mf-content';
const SAMPLES = 5;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KiB`;

/** Runs one command as a person types it, to its end. @returns milliseconds */
async function command(folder: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${code}.`);
  return performance.now() - began;
}

/** The smallest of a few: a nonce in the document compresses now better, now worse. */
async function smallestDocument(url: string): Promise<number> {
  const samples: number[] = [];
  for (let count = 0; count < SAMPLES; count += 1) samples.push(await documentBytes(url));
  return Math.min(...samples);
}

/** Bytes that the first page costs more once there is one more remote, whose own page is nothing to speak of. */
async function oneMoreRemote(dataDir: string, site: string): Promise<string[]> {
  const before = await smallestDocument(site);
  const spare = await makeSpareRemote();
  try {
    const { remotes, revision } = await spare.release(dataDir);
    await shownAt({ web: site }, revision);
    const grown = (await smallestDocument(site)) - before;
    const release = remotes[spare.name]?.live;
    const entry = release?.entry.bytes ?? 0;
    const routes = (release?.files.routes ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
    return [
      `  one more remote, brotli: document ${kib(grown)} on every page`,
      `  and on its own first page: entry ${kib(entry)}, routes ${kib(routes)}; ${kib(grown + entry + routes)} in all (goal ${GOALS.remoteKib} KiB)`,
    ];
  } finally {
    await spare.remove();
  }
}

/** `npm run bench -w platform`: how long it takes to have a change live, and back. Prints, asserts nothing. */
async function bench(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'alisio-bench-'));
  const dataDir = join(work, 'data');
  try {
    await buildAll();
    await releaseToSite(localSite(dataDir), { host: hostFolder, remotes: remoteFolders(), by: 'bench' });
    const edge = await startTestEdge(dataDir, undefined);
    try {
      const tree = await copyOfTree(join(work, 'tree'), CHANGED);
      const env = { DATA_DIR: dataDir, SITE_URL: edge.url };
      await tree.editText();
      const release = await command(tree.folder, env, 'release');
      const rollback = await command(tree.folder, env, 'rollback');
      await tree.editText();
      const share = await command(tree.folder, env, 'release', '--', '--to', '5%');
      const promote = await command(tree.folder, env, 'release', '--', '--promote');
      const bytes = await oneMoreRemote(dataDir, edge.url);
      console.info(
        [
          `\nFrom a changed text in ${CHANGED} to live, seen at the site:`,
          `  npm run release -w ${CHANGED}: 1 command, ${seconds(release)} (goal ${GOALS.releaseSeconds} s)`,
          `  for 5 % of visitors: 1 command, ${seconds(share)}; promoted to everybody: ${seconds(promote)}`,
          `  npm run rollback -w ${CHANGED}: ${seconds(rollback)} (goal ${GOALS.rollbackSeconds} s)`,
          ...bytes,
        ].join('\n'),
      );
    } finally {
      await edge.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

await runCommand(bench);
