import { fileURLToPath } from 'node:url';
import { treeToTest } from './tree-to-test.ts';
import { type Tree, whatCanBreak } from './what-can-break.ts';

const journey = (...remotes: string[]) => ({ remotes, files: [] });
const files: Record<string, string[]> = {
  'mf-a': ['mf-a/src/page.tsx', 'mf-a/src/page.test.tsx', 'mf-a/src/locales/es.json'],
  backend: ['backend/src/api.ts'],
  platform: ['platform/sdk/page.ts', 'platform/sdk/page.test.ts'],
  e2e: ['e2e/journeys/a.spec.ts', 'e2e/pages/a-page.ts'],
};
const tree: Tree = {
  workspaces: new Map([
    ['shared-contracts', []],
    ['platform', ['shared-contracts']],
    ['mf-a', ['platform', 'shared-contracts']],
    ['mf-b', ['platform']],
    ['backend', ['shared-contracts']],
    ['e2e', ['platform']],
  ]),
  remotes: ['mf-a', 'mf-b'],
  journeys: new Map([
    [
      'e2e/journeys/a.spec.ts',
      { remotes: ['mf-a'], files: ['e2e/journeys/a.spec.ts', 'e2e/pages/a-page.ts'] },
    ],
    ['e2e/journeys/b.spec.ts', journey('mf-b')],
    ['e2e/journeys/both.spec.ts', journey('mf-a', 'mf-b')],
    ['e2e/journeys/none.spec.ts', journey()],
  ]),
  filesOf: (folder) => files[folder] ?? [],
};

test('a change in one remote: its types, all of its tests, the journeys through it, its own faults', () => {
  expect(whatCanBreak(['mf-a/src/locales/es.json'], tree)).toEqual({
    types: ['mf-a'],
    jest: ['--findRelatedTests', ...(files['mf-a'] ?? [])],
    database: false,
    journeys: ['e2e/journeys/a.spec.ts', 'e2e/journeys/both.spec.ts'],
    faultsOf: ['mf-a'],
  });
});

test('what is under all pages breaks what declares it, and any journey', () => {
  const plan = whatCanBreak(['platform/sdk/page.ts', 'platform/sdk/gone.ts'], tree);
  expect(plan.types).toEqual(['platform', 'mf-a', 'mf-b', 'e2e']);
  expect(plan.jest).toEqual(['--findRelatedTests', 'platform/sdk/page.ts']);
  expect(plan.journeys).toHaveLength(4);
  expect(plan.faultsOf).toBeUndefined();
  expect(whatCanBreak(['backend/src/api.ts'], tree).database).toBe(true);
});

test('a test alone breaks itself, a page object the journeys that use it, words nothing', () => {
  const unit = whatCanBreak(['platform/sdk/page.test.ts'], tree);
  expect([unit.jest, unit.journeys]).toEqual([['--findRelatedTests', 'platform/sdk/page.test.ts'], []]);
  expect(whatCanBreak(['e2e/pages/a-page.ts'], tree).journeys).toEqual(['e2e/journeys/a.spec.ts']);
  const words = whatCanBreak(['README.md', 'docs/product.md', 'backend/README.md'], tree);
  expect(words).toMatchObject({ types: [], jest: undefined, database: false, journeys: [] });
});

test('what decides how everything is built breaks everything', () => {
  const plan = whatCanBreak(['package-lock.json'], tree);
  expect(plan).toMatchObject({ jest: [], database: true, faultsOf: undefined });
  expect([plan.types.length, plan.journeys.length]).toEqual([6, 4]);
});

test('in this tree every journey of a page names whose it is', () => {
  const { journeys, remotes } = treeToTest(fileURLToPath(new URL('../../..', import.meta.url)));
  const through = (name: string) =>
    [...journeys].filter(([, one]) => one.remotes.includes(name)).map(([file]) => file);
  for (const remote of remotes) {
    expect(through(remote)).toContain('e2e/journeys/faults.spec.ts');
    expect(through(remote).length).toBeGreaterThan(1);
    expect(through(remote)).not.toContain('e2e/journeys/catalogue.spec.ts');
  }
  expect(through('mf-booking')).toContain('e2e/journeys/booking.spec.ts');
});
