import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { localSite, readPointer } from '@alisio/platform/tooling/release';
import { workspacesOf } from '@alisio/platform/tooling/workspaces';
import type { Browser, TestInfo } from '@playwright/test';
import { type Outcome, tryBadVersion, tryNetworkFault, tryUnaffected } from '../support/faults/cells.ts';
import {
  BROWSER_FAULTS,
  EVERY_FAULT,
  isWait,
  nameOf,
  type PartFault,
  SOME_FAULTS,
} from '../support/faults/chosen-cells.ts';
import { CODE_CHANGES } from '../support/faults/code-faults.ts';
import { CELL, type Cell } from '../support/faults/fault-table.ts';
import { releaseFaultyRemote } from '../support/faults/faulty-remote.ts';
import { inTurns } from '../support/faults/in-turns.ts';
import { tryBadPart, tryPartOnTheWay } from '../support/faults/part-cells.ts';
import { type BreakablePart, isOffered, PARTS, partOf } from '../support/faults/remote-parts.ts';
import { publishBad } from '../support/faults/saboteur.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

// Dozens of cold browsers: recording each would cost more than it loads. What hangs is told sooner than elsewhere, and no
// sooner than a busy machine loads what is well.
test.use({ trace: 'off', siteSettings: { REMOTE_TIMEOUT_MS: '6000' } });
test.describe.configure({ timeout: 900_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Remotes whose cells alone are asked for, as by `npm test -- --changed`: any of ours (mf-*). */
const wanted = process.env.ALISIO_FAULTS_OF?.split(',').filter(Boolean);
const ours = workspacesOf(root).filter(
  (folder) =>
    existsSync(`${root}${folder}/remote.config.ts`) && (wanted === undefined || wanted.includes(folder)),
);
/** `npm run e2e -- --all`: all of the table, for every remote. */
const all = process.env.ALISIO_ALL !== undefined;

/** Those that wait need no processor, and wait beside the others. */
const AT_ONCE = { work: 1, wait: 4 };

let generated: Promise<SpareRemote> | undefined;
test.afterAll(async () => (await generated)?.remove());

async function tryFault(
  browser: Browser,
  dataDir: string,
  broken: BreakablePart,
  it: PartFault,
): Promise<Outcome> {
  if (it.part === 'manifest') return tryUnaffected(browser, broken);
  const isAtOthers = isOffered(it.part);
  if (it.kind === 'network')
    return (isAtOthers ? tryPartOnTheWay : tryNetworkFault)(browser, broken, it.fault);
  const version = await publishBad(localSite(dataDir), broken, CODE_CHANGES[it.part][it.fault]);
  if (isAtOthers) return tryBadPart(browser, broken, it.fault, version);
  return tryBadVersion(browser, broken, it.fault, `${broken.release.name}@${version}`);
}

/** Tries faults of one remote, and fails with the names and the reasons of the cells that did not hold. */
async function tryFaults(
  browser: Browser,
  dataDir: string,
  name: string,
  faults: readonly PartFault[],
  { annotations }: TestInfo,
): Promise<void> {
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier);
  if (!registry) throw new Error('Nothing is live.');
  // Of a part that no page needs there is nothing to break. Nobody asks for the manifest: one visit shows that.
  const parts = new Map(PARTS.map((part) => [part, partOf(registry, name, part)]));
  const [firstOfManifest] = faults.filter(({ part }) => part === 'manifest');
  const failed: string[] = [];

  async function tryOne(it: PartFault): Promise<void> {
    const broken = parts.get(it.part);
    if (!broken) return;
    const cell: Cell = { remote: name, part: it.part, fault: nameOf(it), outcome: 'FAILED' };
    try {
      cell.outcome = await tryFault(browser, dataDir, broken, it);
    } catch (error) {
      failed.push(`${name}, ${cell.part}, ${cell.fault}: ${error}`);
    }
    annotations.push({ type: CELL, description: JSON.stringify(cell) });
  }

  const tried = faults.filter((it) => it.part !== 'manifest' || it === firstOfManifest);
  const waits = tried.filter(isWait);
  await Promise.all([
    inTurns(waits, AT_ONCE.wait, tryOne),
    inTurns(
      tried.filter((it) => !isWait(it)),
      AT_ONCE.work,
      tryOne,
    ),
  ]);
  expect(failed, 'cells that did not hold').toEqual([]);
}

for (const kind of ['network', 'released'] as const) {
  const where = kind === 'network' ? 'on their way' : 'by a release';

  test(`a generated remote: each part broken ${where}`, async ({ browser, ownSite }, testInfo) => {
    test.skip(wanted !== undefined, 'of some remotes alone');
    const faults = (all ? EVERY_FAULT : BROWSER_FAULTS).filter((it) => it.kind === kind);
    // Only here: a worker that tries our remotes alone needs no release of another one.
    generated ??= releaseFaultyRemote(dataDirOf(ownSite));
    await tryFaults(browser, dataDirOf(ownSite), (await generated).name, faults, testInfo);
  });

  for (const remote of ours) {
    test(`${remote}: parts broken ${where}`, async ({ browser, ownSite }, testInfo) => {
      const faults = (all ? EVERY_FAULT : SOME_FAULTS).filter((it) => it.kind === kind);
      await tryFaults(browser, dataDirOf(ownSite), remote, faults, testInfo);
    });
  }
}
