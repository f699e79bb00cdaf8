import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runScript } from './outcome.ts';

/** A runner that broke before it could report has failed, whatever it did before. */
const BROKEN: Outcome = { passed: 0, failed: 1, skipped: 0 };

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

const isJestReport = (report: unknown): report is JestReport =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report;

/** All jest projects, or only the tests below some paths. */
export function runJest(
  root: string,
  work: string,
  paths: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Outcome {
  const file = join(work, `jest-${paths.join('-') || 'all'}.json`);
  const args = ['-w', '2', '--silent', '--json', `--outputFile=${file}`, ...paths];
  const code = runScript(root, 'node_modules/jest/bin/jest.js', args, {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...env,
  });
  const report = read(file);
  if (!isJestReport(report)) return BROKEN;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const isPlaywrightReport = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report;

/** The journeys on a product that they start themselves. A journey that needed its second try has passed, and is named. */
export function runJourneys(root: string, work: string, browser: string | undefined): Outcome {
  const file = join(work, 'playwright.json');
  const code = runScript(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ALISIO_TEST_WORK: work,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
  );
  const report = read(file);
  if (!isPlaywrightReport(report)) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) console.info(`${flaky} of the journeys passed only at their second try; see "flaky" above.`);
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
  };
}
