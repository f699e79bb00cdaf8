import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSite, readPointer, releaseToSite } from './index.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';
import { toolProcess } from './testing/tool-process.ts';
import { workspaceFolder } from './testing/workspace-folder.ts';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'alisio-over-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

test('a command refuses to go over a damaged revision, says what to type, and does it when that is typed', async () => {
  const dataDir = join(work, 'data');
  const folder = await workspaceFolder(work, 'mf-a');
  const claims = [{ path: '/a', page: 'home', layout: 'default' as const }];
  const site = localSite(dataDir);
  await releaseToSite(site, {
    host: await fakeHostBuild(join(work, 'host')),
    remotes: [await fakeRemoteBuild(join(work, 'build'), { name: 'mf-a', claims })],
    by: 'Ada',
  });
  const registry = join(dataDir, 'site/registry');
  await writeFile(join(registry, '2.json'), 'spoilt');
  await writeFile(join(registry, '007.json'), '{}');
  const run = (script: string, ...args: string[]) =>
    toolProcess(script, args, { cwd: folder, env: { DATA_DIR: dataDir } }).ended;

  const refused = await run('release-command.ts', '--disable');
  expect([refused.code, refused.error]).toEqual([
    1,
    expect.stringContaining('with --over 2 behind any move'),
  ]);
  expect(refused.error).toContain('registry/007.json is no revision');
  const told = await run('releases-command.ts');
  expect([told.code, told.error]).toEqual([1, expect.stringContaining('revision 2: not a signed text')]);
  expect((await run('release-command.ts', '--disable', '--over', 'all')).error).toContain('not "all"');

  expect((await run('release-command.ts', '--disable', '--over', '2')).code).toBe(0);
  const live = await readPointer(site.store, site.verifier);
  expect([live.revision, live.broken]).toEqual([3, []]);
  expect(live.registry?.remotes['mf-a']?.disabled).not.toBeNull();
}, 60_000);
