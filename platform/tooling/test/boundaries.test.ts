import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let tree: string;
/** The tree's violations as `rule: from`: all of them in one look. */
let violations: string[];
let betweenFolders: string[];

function write(path: string, text = 'export const x = 1;\n'): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function violationsOf(rules: string): string[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, '--config', rules, '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(
    (found: { rule: { name: string }; from: string }) => `${found.rule.name}: ${found.from}`,
  );
}

const REFUSED = [
  ['a feature of another', 'features-never-meet', 'mf-a/src/features/two/b.ts', '../one/index.ts'],
  [
    "a page past a feature's front",
    'features-by-their-front',
    'mf-a/src/pages/p.ts',
    '../features/one/inside.ts',
  ],
  ['a product before it is named', 'product-when-it-is-named', 'mf-a/src/f.ts', './products/ship/ship.ts'],
  ['a product of another', 'products-never-meet', 'mf-a/src/products/train/train.ts', '../ship/ship.ts'],
  ['another remote', 'remotes-never-meet', 'mf-b/src/b.ts', '../../mf-a/src/features/one/index.ts'],
  ['a remote from the host', 'host-knows-no-remote', 'host/src/a.ts', '../../mf-a/src/features/one/index.ts'],
  ['the server from a remote', 'remote-reaches', 'mf-a/src/c.ts', '../../backend/src/api.ts'],
  ['a room above', 'knows-what-is-below', 'host/src/loading/a.ts', '../pages/page.ts'],
  ['a type of a room beside', 'knows-what-is-below', 'host/src/releases/types.ts', '../reports/report.ts'],
  ['a room without a floor', 'knows-what-is-below', 'host/src/pages/attic.ts', '../attic/box.ts'],
  ['a room above, at the edge', 'knows-what-is-below', 'host/server/http/a.ts', '../releases/live.ts'],
  ['loaders from the releases', 'knows-what-is-below', 'host/server/releases/a.ts', '../page-loaders/run.ts'],
  ['pages from the loaders', 'knows-what-is-below', 'host/server/page-loaders/a.ts', '../pages/send.ts'],
  ['a room beside, at the edge', 'knows-what-is-below', 'host/server/operators/a.ts', '../pages/send.ts'],
  ['a room without a floor from the roof', 'knows-what-is-below', 'host/server/main.ts', './attic/box.ts'],
  ['any room from one without a floor', 'knows-what-is-below', 'host/server/attic/a.ts', '../http/answer.ts'],
  ['what is not there', 'resolvable', 'mf-a/src/h.ts', './nowhere.ts'],
  ['a circle of types', 'no-cycles', 'mf-a/src/here-types.ts', './there.ts'],
  ['the server from the shell', 'browser-and-server-apart', 'host/src/b.ts', '../../backend/src/api.ts'],
  [
    'a product from the design system',
    'ui-knows-no-product',
    'shared-ui/src/c.ts',
    '../../backend/src/api.ts',
  ],
  [
    'an example from the product',
    'catalogue-stays-out',
    'mf-a/src/e.ts',
    '../../shared-ui/src/button/button.example.tsx',
  ],
  [
    'the design system from the sdk',
    'sdk-imports-contracts',
    'platform/sdk/page/a.ts',
    '../../../shared-ui/src/button/button.ts',
  ],
  [
    'a tool from what stands in for a part',
    'parts-draw-what-stands-in',
    'platform/sdk/parts/a.ts',
    '../../tooling/tool.ts',
  ],
  ['the stub of the shell', 'standalone-stays-out', 'mf-a/src/g.ts', '../../platform/standalone/index.ts'],
  ["a remote's beginning in the stub", 'standalone-stays-out', 'mf-a/src/i.ts', './standalone.tsx'],
  [
    'flights from the shell',
    'shell-knows-no-product',
    'host/src/d.ts',
    '../../shared-contracts/src/flights/index.ts',
  ],
  [
    'flights from a room of all',
    'rooms-of-all-know-no-product',
    'shared-contracts/src/cart/a.ts',
    '../flights/index.ts',
  ],
  [
    'another product from the shell',
    'shell-knows-no-product',
    'host/src/e.ts',
    '../../shared-contracts/src/hotels/index.ts',
  ],
  [
    'another product from a room of all',
    'rooms-of-all-know-no-product',
    'shared-contracts/src/cart/b.ts',
    '../hotels/index.ts',
  ],
  [
    'a product from another one',
    'product-rooms-never-meet',
    'shared-contracts/src/hotels/a.ts',
    '../flights/index.ts',
  ],
  [
    'packages from what they are made of',
    'product-rooms-never-meet',
    'shared-contracts/src/flights/b.ts',
    '../packages/index.ts',
  ],
  [
    'contracts of another product from the orders',
    'orders-know-no-product',
    'backend/src/orders/b.ts',
    '../../../shared-contracts/src/hotels/index.ts',
  ],
  [
    'a contract from the sockets',
    'serving-stands-alone',
    'platform/serving/a.ts',
    '../../shared-contracts/src/cart/cart.ts',
  ],
  [
    'a component from the server',
    'backend-imports-contracts',
    'backend/src/b.ts',
    '../../shared-ui/src/button/button.ts',
  ],
  ['a tool from a source', 'no-dev-dependencies-in-sources', 'mf-declared/src/c.ts', 'jest'],
  ['a vertical from the orders', 'orders-know-no-product', 'backend/src/orders/a.ts', '../flights/index.ts'],
  ['React from the contracts', 'contracts-stand-alone', 'shared-contracts/src/d.ts', 'react'],
  ['the router past its facade', 'one-router', 'mf-a/src/d.ts', 'react-router'],
  [
    "the federation plugin's own runtime",
    'federation-plugin-builds',
    'host/src/c.ts',
    '@module-federation/enhanced/runtime',
  ],
  [
    'a contract from what begins a build',
    'federation-stands-alone',
    'platform/federation/a.ts',
    '../../shared-contracts/src/cart/cart.ts',
  ],
  [
    'a folder that is not declared',
    'declared-by-its-folder',
    'mf-declared/src/a.ts',
    '../../platform/sdk/page/index.ts',
  ],
] as const;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const file of ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs', 'tsconfig.base.json'])
    cpSync(join(root, file), join(tree, file));
  write(
    'mf-declared/package.json',
    '{"dependencies":{"@alisio/shared-ui":"1.0.0"},"devDependencies":{"jest":"1.0.0"}}',
  );
  write('platform/package.json', '{}');
  write('mf-a/src/features/one/index.ts');
  write('mf-a/src/features/one/inside.ts');
  write('mf-a/src/pages/home.ts', "export * from '../features/one/index.ts';\n");
  write('mf-a/src/there.ts', "export type * from './here-types.ts';\n");
  write('mf-a/src/products/ship/ship.ts');
  write('mf-a/src/products/products.ts', "export const ship = () => import('./ship/ship.ts');\n");
  write('host/src/pages/page.ts', "export * from '../reports/report.ts';\n");
  write('host/src/reports/report.ts');
  write('host/src/attic/box.ts');
  write('host/server/http/answer.ts');
  write('host/server/releases/live.ts');
  write('host/server/page-loaders/run.ts');
  write('host/server/pages/send.ts');
  write('host/server/attic/box.ts');
  write('shared-contracts/src/flights/index.ts');
  write('shared-contracts/src/endpoints/flights.ts', "export * from '../flights/index.ts';\n");
  write('shared-contracts/src/hotels/index.ts');
  write('shared-contracts/src/endpoints/hotel-rooms.ts', "export * from '../hotels/index.ts';\n");
  write('shared-contracts/src/activities/index.ts');
  write('shared-contracts/src/packages/index.ts', "export * from '../activities/index.ts';\n");
  write('shared-contracts/src/cart/cart.ts');
  write('shared-contracts/src/problems/index.ts');
  write('platform/serving/index.ts', "export * from '../../shared-contracts/src/problems/index.ts';\n");
  write('platform/standalone/index.ts');
  write('platform/tooling/tool.ts');
  write('platform/sdk/parts/card.ts', "export * from '../../../shared-ui/src/button/button.ts';\n");
  write('mf-a/src/standalone.tsx', "export * from '../../platform/standalone/index.ts';\n");
  write('mf-declared/src/c.test.ts', "export * from 'jest';\n");
  write('backend/src/main.ts', "export * from '../../platform/serving/index.ts';\n");
  write('backend/src/api.ts');
  write('backend/src/flights/index.ts');
  write('platform/sdk/page/index.ts');
  write('shared-ui/src/button/button.ts');
  write('shared-ui/src/button/button.example.tsx');
  write('mf-b/src/fares/a.ts', "export type * from '../seats/a.ts';\n");
  write('mf-b/src/seats/a.ts');
  write('mf-b/src/seats/b.ts', "export * from '../fares/b.ts';\n");
  write('mf-b/src/fares/b.ts');
  write('mf-b/src/fares/b.test.ts', "export * from '../testing/c.ts';\n");
  write('mf-b/src/testing/c.ts', "export * from '../fares/b.ts';\n");
  write('mf-declared/src/b.ts', "export * from '../../shared-ui/src/button/button.ts';\n");
  for (const [, , file, target] of REFUSED)
    write(file, `export ${file.endsWith('types.ts') ? 'type ' : ''}* from '${target}';\n`);
  violations = violationsOf('.dependency-cruiser.cjs');
  betweenFolders = violationsOf('.dependency-cruiser.folders.cjs');
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('who keeps to the rules has no violation', () => {
  const refused = REFUSED.map(([, rule, file]) => `${rule}: ${file}`);
  const files: readonly string[] = REFUSED.map(([, , file]) => file);
  expect(violations).toEqual(expect.arrayContaining(refused));
  expect(violations.filter((found) => !files.includes(found.split(': ')[1] ?? ''))).toEqual([]);
});

test('every rule has a case', () => {
  const rules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
    join(root, '.dependency-cruiser.cjs'),
  );
  const withCase = new Set<string>(REFUSED.map(([, rule]) => rule));
  expect(rules.forbidden.map(({ name }) => name).filter((name) => !withCase.has(name))).toEqual([]);
});

test.each(REFUSED)('refuses %s', (_, rule, file) => {
  expect(violations).toContain(`${rule}: ${file}`);
});

test('refuses two folders that need each other, be it for a type; what tests need does not count', () => {
  expect(betweenFolders.toSorted()).toEqual([
    'no-folder-cycles: mf-b/src/fares',
    'no-folder-cycles: mf-b/src/seats',
  ]);
});
