import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../machine/find-browser.ts';
import { checkBoundaries } from './boundaries.ts';
import { changedFiles } from './changed-files.ts';
import { type Check, type Outcome, runCheck } from './outcome.ts';
import { runJest, runJourneys } from './runners.ts';
import { type Step, summaryOf } from './summary.ts';
import { startTestDatabase } from './test-database.ts';
import { treeToTest } from './tree-to-test.ts';
import { type Plan, whatCanBreak } from './what-can-break.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the two databases could do otherwise: transactions, races, kills. The journeys are all on the embedded one. */
const ON_BOTH_DATABASES = ['backend/src/database', 'backend/src/orders'];

const steps: Step[] = [];

async function step(title: string, run: () => Outcome | Promise<Outcome>): Promise<void> {
  console.info(`\n── ${title}`);
  const began = Date.now();
  const outcome = await run();
  const seconds = (Date.now() - began) / 1000;
  steps.push({ title, seconds, ...outcome });
  console.info(`── ${title}: ${outcome.passed} passed, ${outcome.failed} failed in ${Math.round(seconds)} s`);
}

type NamedCheck = [title: string, run: () => Promise<Check>];

/** What only reads the tree, each beside the others; what one says stands together, once it is over. */
async function together(checks: readonly NamedCheck[]): Promise<void> {
  const ended = checks.map(async ([title, run]): Promise<Step> => {
    const began = Date.now();
    const { outcome, said } = await run();
    const seconds = (Date.now() - began) / 1000;
    const { passed, failed } = outcome;
    console.info(`\n── ${title}\n${said.trim()}\n── ${title}: ${passed} passed, ${failed} failed`);
    return { title, seconds, ...outcome };
  });
  steps.push(...(await Promise.all(ended)));
}

/**
 * Jest: what opens a database opens one on a real PostgreSQL where there is one, and what may differ between the two is
 * run on the embedded one besides. @param plan nothing: everything
 */
async function unitTests(work: string, plan: Plan | undefined): Promise<void> {
  const database = !plan || plan.database ? await startTestDatabase() : undefined;
  const run = (title: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    runJest(root, work, { title, args, env });
  try {
    if (!plan || plan.jest)
      await step('Unit, contract and component tests', () =>
        run('unit', plan?.jest ?? [], database && { TEST_DATABASE_URL: database.url }),
      );
    if (database)
      await step('The embedded database', () =>
        run('embedded', ON_BOTH_DATABASES, { TEST_DATABASE_URL: '' }),
      );
  } finally {
    database?.stop();
  }
}

/** What a change can break, or all that CI runs; cheapest first, and a broken step does not hide the later ones. */
async function runSteps(work: string, plan: Plan | undefined): Promise<void> {
  const script = (title: string, path: string, args: readonly string[]): NamedCheck => [
    title,
    () => runCheck(root, path, args),
  ];
  await together([
    ...(!plan || plan.types.length > 0
      ? [script('Types', 'platform/tooling/test/types.mjs', plan?.types ?? [])]
      : []),
    script('Format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
    ['Boundaries', () => checkBoundaries(root)],
    script('Declared and used', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  ]);
  await unitTests(work, plan);
  if (plan?.journeys.length === 0) return;
  const browser = findBrowser(root);
  const faultsOf = plan?.faultsOf && { ALISIO_FAULTS_OF: plan.faultsOf.join() };
  await step('Journeys in a browser', () =>
    runJourneys(root, work, { browser, files: plan?.journeys ?? [], env: faultsOf ?? {} }),
  );
}

/** `npm test [-- --changed]` */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { changed: { type: 'boolean' } } });
  const changed = values.changed ? changedFiles(root) : undefined;
  const plan = changed && whatCanBreak(changed, treeToTest(root));
  if (changed) console.info(`${changed.length} files have changed.`);
  const work = mkdtempSync(join(tmpdir(), 'alisio-test-'));
  const began = Date.now();
  // What tests start, they start many times, threads too: what Node has compiled of it is kept for the next one.
  process.env.NODE_COMPILE_CACHE ??= join(work, 'compiled');
  try {
    await runSteps(work, plan);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  console.info(`\n${summaryOf(steps, (Date.now() - began) / 1000)}`);
  return steps.every(({ failed }) => failed === 0) ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
