import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRunning } from './installed.mjs';

/** A tree of two files and a lock: what is done before anything is installed reads no more. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alisio-installed-'));
  const start = join(root, 'platform/tooling/start');
  for (const folder of [start, join(root, 'commands'), join(root, 'node_modules/.bin')])
    mkdirSync(folder, { recursive: true });
  for (const file of ['bootstrap.mjs', 'installed.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(start, file));
  for (const [command, text] of [
    ['commands/npm', 'echo "npm $1"'],
    ['node_modules/.bin/node', ''],
  ] as const) {
    writeFileSync(join(root, command), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, command), 0o755);
  }
  lock({ 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lock(packages: Record<string, object>): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}
const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };
const another = { ...react, 'node_modules/one-more': { version: '1.0.0', integrity: 'sha512-b' } };
const remote = {
  'mf-insurance': { name: '@alisio/mf-insurance', version: '1.0.0', dependencies: { react: '19.3.1' } },
  'node_modules/@alisio/mf-insurance': { resolved: 'mf-insurance', link: true },
};

/** Begins as `npm start`, `npm run dev` and `npm test` do, with an npm that only says that it was called. */
function begin() {
  const script = `import('${root}/platform/tooling/start/bootstrap.mjs').then(({ ensureInstalled }) => ensureInstalled())`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { PATH: `${root}/commands:/usr/bin:/bin` },
  });
  return { installs: stdout.includes('npm ci'), stderr, status };
}

test('packages are installed once', () => {
  expect(begin()).toMatchObject({ installs: true, status: 0 });
  expect(begin()).toMatchObject({ installs: false, status: 0 });
  lock(another);
  expect(begin()).toMatchObject({ installs: true, status: 0 });
});

test('a remote that came, and one that has gone, install nothing; what another has made is linked', () => {
  begin();
  mkdirSync(join(root, 'mf-insurance'));
  writeFileSync(join(root, 'mf-insurance/remote.config.ts'), '');
  lock({ ...react, ...remote });
  expect(begin()).toMatchObject({ installs: false, status: 0 });
  expect(existsSync(join(root, 'node_modules/@alisio/mf-insurance/remote.config.ts'))).toBe(true);
  rmSync(join(root, 'mf-insurance'), { recursive: true });
  lock(react);
  expect(begin().installs).toBe(false);
  expect(begin().installs).toBe(false);
});

test('nothing is installed under something that runs; it is said what that is', () => {
  begin();
  lock(another);
  const stop = noteRunning(root);
  expect(begin()).toMatchObject({
    installs: false,
    status: 1,
    stderr: expect.stringContaining(`Alisio runs from here (process ${process.pid})`),
  });
  stop();
  expect(begin()).toMatchObject({ installs: true, status: 0 });
});

test('what ended without a word is in nobody’s way', () => {
  begin();
  lock(another);
  const gone = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(root, `node_modules/.alisio-running-${gone.pid}`), '');
  expect(begin()).toMatchObject({ installs: true, status: 0 });
});
