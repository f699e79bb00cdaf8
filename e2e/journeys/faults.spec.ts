import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localSite, readPointer } from '@alisio/platform/tooling/release';
import { workspacesOf } from '@alisio/platform/tooling/workspaces';
import type { TestInfo } from '@playwright/test';
import { type Outcome, tryBadVersion, tryNetworkFault, tryUnaffected } from '../support/faults/cells.ts';
import { CODE_CHANGES, CODE_FAULTS } from '../support/faults/code-faults.ts';
import { CELL, type Cell } from '../support/faults/fault-table.ts';
import { inTurns } from '../support/faults/in-turns.ts';
import { NETWORK_FAULTS, type NetworkFault } from '../support/faults/network-faults.ts';
import { type BreakablePart, PARTS, type Part, partOf } from '../support/faults/remote-parts.ts';
import { publishBad } from '../support/faults/saboteur.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

// Some hundred cold browsers: recording each would cost more than it loads.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 180_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = workspacesOf(root).filter((folder) => existsSync(`${root}${folder}/remote.config.ts`));

/** Two workers have a processor each; hanging ones, which go first, need none. */
const AT_ONCE = 4;

/** Runs the faults of one part, and fails with the names and the reasons of the cells that did not hold. */
async function runCells<F extends string>(
  { remote, part }: BreakablePart,
  faults: readonly F[],
  run: (fault: F) => Promise<Outcome>,
  { annotations }: TestInfo,
  kind = '',
): Promise<void> {
  const failed: string[] = [];
  await inTurns(faults, AT_ONCE, async (fault) => {
    const cell: Cell = { remote: remote.name, part, fault: kind + fault, outcome: 'FAILED' };
    try {
      cell.outcome = await run(fault);
    } catch (error) {
      failed.push(`${remote.name}, ${part}, ${cell.fault}: ${error}`);
    }
    annotations.push({ type: CELL, description: JSON.stringify(cell) });
  });
  expect(failed, 'cells that did not hold').toEqual([]);
}

/** The part in what is live; a remote of which no page needs such a part skips the test. */
async function breakable(dataDir: string, remote: string, part: Part): Promise<BreakablePart> {
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier);
  const found = registry && partOf(registry, remote, part);
  test.skip(!found, `no page of ${remote} needs it`);
  if (!found) throw new Error('skipped');
  return found;
}

for (const remote of remotes) {
  for (const part of PARTS) {
    test(`${remote}: ${part} in trouble on its way`, async ({ browser, ownSite }, testInfo) => {
      const broken = await breakable(dataDirOf(ownSite), remote, part);
      // What nobody asks for is the same under every fault: one visit shows that.
      const unasked = part === 'manifest' ? tryUnaffected(browser, broken) : undefined;
      const visit = (fault: NetworkFault) => unasked ?? tryNetworkFault(browser, broken, fault);
      await runCells(broken, NETWORK_FAULTS, visit, testInfo);
    });

    const changes = CODE_CHANGES[part];
    const faults = CODE_FAULTS.filter((fault) => fault in changes);
    if (faults.length === 0) continue;
    test(`${remote}: ${part} released bad`, async ({ browser, ownSite }, testInfo) => {
      const dataDir = dataDirOf(ownSite);
      const broken = await breakable(dataDir, remote, part);
      const visit = async (fault: (typeof faults)[number]) => {
        const version = await publishBad(localSite(dataDir), broken, changes[fault]);
        return tryBadVersion(browser, broken, fault, `${broken.release.name}@${version}`);
      };
      await runCells(broken, faults, visit, testInfo, 'released: ');
    });
  }
}
