import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(join(root, file), join(tree, file));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text = 'export const x = 1;\n'): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The tree's violations as `rule: from`. */
function violations(): string[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(
    (found: { rule: { name: string }; from: string }) => `${found.rule.name}: ${found.from}`,
  );
}

test('a tree that keeps to the rules has no violation', () => {
  write('mf-a/src/features/one/index.ts');
  write('mf-a/src/pages/home.ts', "export * from '../features/one/index.ts';\n");
  expect(violations()).toEqual([]);
});

test.each([
  ['a feature of another', 'features-never-meet', 'mf-a/src/features/two/b.ts', '../one/index.ts'],
  [
    "a page past a feature's front",
    'features-by-their-front',
    'mf-a/src/pages/p.ts',
    '../features/one/inside.ts',
  ],
  ['another remote', 'remotes-never-meet', 'mf-b/src/b.ts', '../../mf-a/src/features/one/index.ts'],
  ['a remote from the host', 'host-knows-no-remote', 'host/src/a.ts', '../../mf-a/src/features/one/index.ts'],
  ['the server from a remote', 'remote-reaches', 'mf-a/src/c.ts', '../../backend/src/api.ts'],
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
  ['React from the contracts', 'contracts-stand-alone', 'shared-contracts/src/d.ts', 'react'],
  ['the router past its facade', 'one-router', 'mf-a/src/d.ts', 'react-router'],
  [
    'the federation runtime',
    'federation-in-one-file',
    'host/src/c.ts',
    '@module-federation/enhanced/runtime',
  ],
])('refuses %s', (_, rule, file, target) => {
  write('mf-a/src/features/one/index.ts');
  write('mf-a/src/features/one/inside.ts');
  write('backend/src/api.ts');
  write('shared-ui/src/button/button.example.tsx');
  write(file, `export * from '${target}';\n`);
  expect(violations()).toContain(`${rule}: ${file}`);
});
