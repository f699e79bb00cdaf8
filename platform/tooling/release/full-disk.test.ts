import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSite, readPointer, releaseToSite } from './index.ts';
import { isFull } from './stores/disk-errors.ts';
import { RESERVE_BYTES } from './stores/reserve.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';
import { type ToolProcess, toolProcess } from './testing/tool-process.ts';
import { workspaceFolder } from './testing/workspace-folder.ts';

const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
const DISK_BYTES = 8 * 1024 * 1024;

let work: string;
let disk: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'alisio-full-'));
  disk = join(work, 'disk');
  await mkdir(disk);
});
afterEach(() => rm(work, { recursive: true, force: true }));

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** A disk of which nothing is left. */
interface FullDisk {
  run(script: string, args: readonly string[], cwd?: string): ToolProcess['ended'];
  /** Makes room again. */
  clear(): void;
}

const RUNS = { RELEASED_BY: 'Ada' };

/** A disk that only claims to be full, for machines where none can be mounted. */
const said = (dataDir: string): FullDisk => {
  let bytes = sizeOf(disk);
  return {
    run: (script, args, cwd) =>
      toolProcess(script, args, {
        cwd,
        preload: 'testing/full-disk.mjs',
        env: { ...RUNS, DATA_DIR: dataDir, DISK_ROOT: disk, DISK_BYTES: String(bytes) },
      }).ended,
    clear: () => {
      bytes = DISK_BYTES;
    },
  };
};

const filler = () => join(disk, 'filler');

/** A real one, filled to its last byte. */
const filled = (dataDir: string): FullDisk => {
  for (let block = 1024 * 1024; block >= 1; block = Math.floor(block / 2)) {
    try {
      for (;;) appendFileSync(filler(), new Uint8Array(block));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
  return {
    run: (script, args, cwd) => toolProcess(script, args, { cwd, env: { ...RUNS, DATA_DIR: dataDir } }).ended,
    clear: () => rmSync(filler()),
  };
};

/** What has to be possible on a full disk is, what has not is refused, and afterwards there is room for the next time. */
async function emergency(fill: (dataDir: string) => FullDisk): Promise<void> {
  const dataDir = join(disk, 'data');
  const build = (version: string) =>
    fakeRemoteBuild(join(work, `build-${version}`), {
      name: 'mf-a',
      version,
      claims: [{ path: '/a', page: 'home', layout: 'default' }],
    });
  const site = localSite(dataDir);
  const track = async () => (await readPointer(site.store, site.verifier)).registry?.remotes['mf-a'];
  await releaseToSite(site, {
    host: await fakeHostBuild(join(work, 'host')),
    remotes: [await build(one)],
    by: 'Ada',
  });
  await releaseToSite(site, { remotes: [await build(two)], by: 'Ada' });
  const folder = await workspaceFolder(work, 'mf-a');
  const full = fill(dataDir);

  const release = await full.run('release-remote.ts', [dataDir, await build(three)]);
  expect([release.code, (await track())?.live.version]).toEqual([1, two]);
  expect(release.error).toContain('The disk of the site is full');
  const rollback = await full.run('rollback-command.ts', [], folder);
  expect([rollback.error, rollback.code]).toEqual(['', 0]);
  expect((await track())?.live.version).toBe(one);
  const promote = await full.run('release-command.ts', ['--remove'], folder);
  expect(promote.error).toContain('for switching off there is room kept aside');
  const disable = await full.run('release-command.ts', ['--disable'], folder);
  expect([disable.error, disable.code]).toEqual(['', 0]);
  expect((await track())?.disabled).not.toBeNull();

  full.clear();
  expect((await full.run('release-command.ts', ['--enable'], folder)).code).toBe(0);
  expect((await track())?.disabled).toBeNull();
  expect(statSync(join(dataDir, 'site/.reserve')).size).toBe(RESERVE_BYTES);
}

test('on a disk that says it is full one can roll back and switch off', () => emergency(said), 60_000);

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' })
    .status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder], { stdio: 'ignore' });

/** A disk of one's own takes the rights of root, which not every machine gives. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('mount').status === 0;

(canMount ? test : test.skip)('on a real full disk one can roll back and switch off', async () => {
  if (!mount(disk)) {
    console.warn('No disk can be mounted here: only the pretended one was tried.');
    return;
  }
  try {
    await emergency(filled);
  } finally {
    unmount(disk);
  }
});
