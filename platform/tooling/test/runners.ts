import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Failure, type Outcome, runScript, type Timed } from './outcome.ts';

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
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    /** of the whole file, where it broke before it could be run */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const isJestReport = (report: unknown): report is JestReport =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report;

function failuresOfFile(
  file: string,
  { message, assertionResults }: JestReport['testResults'][number],
): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message === '' ? [] : [{ what: file, why: message }];
  return failed.map(({ fullName, failureMessages }) => ({
    what: `${file} › ${fullName}`,
    why: failureMessages.join('\n'),
  }));
}

export interface JestRun {
  /** of the report's file, and of the times that are told */
  title: string;
  /** what jest takes; everything without it */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/**
 * Each file of tests on the embedded database compiles that one anew and asks it for seconds: to make its code fast as
 * well took two fifths of what opening it and some hundred questions cost.
 */
const FLAGS = ['--liftoff-only'];

/** All jest projects, or what the arguments choose. Nothing that is chosen is nothing that failed. */
export function runJest(root: string, work: string, { title, args = [], env = {} }: JestRun): Outcome {
  const file = join(work, `jest-${title}.json`);
  // One more than a small machine has processors: tests of pages often wait, for a timer or a database.
  const all = ['-w', '3', '--silent', '--passWithNoTests', '--json', `--outputFile=${file}`, ...args];
  const environment = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...env,
  };
  const code = runScript(root, 'node_modules/jest/bin/jest.js', all, environment, FLAGS);
  const report = read(file);
  if (!isJestReport(report)) return BROKEN;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((result) =>
      failuresOfFile(`${title}: ${relative(root, result.name)}`, result),
    ),
    parts: report.testResults.map(({ name, startTime, endTime }) => ({
      what: `${title}: ${relative(root, name)}`,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface TryOfJourney {
  duration: number;
  errors: { message: string }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: TryOfJourney[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const isPlaywrightReport = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report;

const timesOf = ({ file, suites = [], specs }: PlaywrightSuite): Timed[] => [
  ...specs.map(({ title, tests }) => ({
    what: `journey: ${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(timesOf),
];

const flakyOf = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyOf),
];

const failuresOf = ({ file, suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors }) => ({
        what: `journey: ${file} › ${title}`,
        why: errors.map(({ message }) => message).join('\n'),
      })),
  ),
  ...suites.flatMap(failuresOf),
];

export interface JourneyRun {
  browser: string | undefined;
  /** files of journeys; all of them without it */
  files?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/**
 * The journeys on a product that they start themselves. One that fails is run once more: what holds then is told by
 * its name, apart from what has passed.
 */
export function runJourneys(
  root: string,
  work: string,
  { browser, files = [], env = {} }: JourneyRun,
): Outcome {
  const file = join(work, 'playwright.json');
  const code = runScript(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--retries', '1', ...files],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ALISIO_TEST_WORK: work,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      ...env,
    },
  );
  const report = read(file);
  if (!isPlaywrightReport(report)) return BROKEN;
  const { expected, unexpected, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    flaky: report.suites.flatMap(flakyOf),
    failures: report.suites.flatMap(failuresOf),
    parts: report.suites.flatMap(timesOf),
  };
}
