import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries.ts';
import { findBrowser } from './find-browser.ts';
import { type Outcome, runCheck } from './outcome.ts';
import { runJest, runJourneys } from './runners.ts';
import { startTestDatabase } from './test-database.ts';

/** Everything that CI runs, cheapest first; a broken step does not hide what the later ones would say. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'alisio-test-'));
const outcomes: Outcome[] = [];

async function step(title: string, run: () => Outcome | Promise<Outcome>): Promise<void> {
  console.info(`\n── ${title}`);
  const began = Date.now();
  const outcome = await run();
  outcomes.push(outcome);
  console.info(
    `── ${title}: ${outcome.passed} passed, ${outcome.failed} failed in ${Math.round((Date.now() - began) / 1000)} s`,
  );
}

try {
  await step('Types', () => runCheck(root, 'platform/tooling/test/types.mjs', []));
  await step('Format and lint', () =>
    runCheck(root, 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
  );
  await step('Boundaries', () => checkBoundaries(root));
  await step('Unit, contract and component tests', () => runJest(root, work, []));
  const database = await startTestDatabase();
  if (database) {
    try {
      const env = { TEST_DATABASE_URL: database.url };
      await step('The backend on PostgreSQL', () => runJest(root, work, ['backend'], env));
    } finally {
      database.stop();
    }
  }
  const browser = findBrowser(root);
  await step('Journeys in a browser', () => runJourneys(root, work, browser));
} finally {
  rmSync(work, { recursive: true, force: true });
}

const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 ? 0 : 1);
