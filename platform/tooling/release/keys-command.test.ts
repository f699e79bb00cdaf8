import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePair } from './granting/make-pair.ts';
import { localSite, readPointer, releaseToSite } from './index.ts';
import { fakeHostBuild, fakeRemoteBuild } from './testing/fake-builds.ts';
import { toolProcess } from './testing/tool-process.ts';
import { workspaceFolder } from './testing/workspace-folder.ts';

const claims = [{ path: '/a', page: 'home', layout: 'default' as const }];

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'alisio-keys-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

test('a root makes a team’s key, grants it a remote, sees it move that alone, and takes it away', async () => {
  const dataDir = join(work, 'data');
  const [own, others] = [await workspaceFolder(work, 'mf-a'), await workspaceFolder(work, 'mf-b')];
  const site = localSite(dataDir);
  await releaseToSite(site, {
    host: await fakeHostBuild(join(work, 'host')),
    remotes: [
      await fakeRemoteBuild(join(work, 'build-a'), { name: 'mf-a', claims }),
      await fakeRemoteBuild(join(work, 'build-b'), {
        name: 'mf-b',
        claims: [{ path: '/b', page: 'home', layout: 'default' }],
      }),
    ],
    by: 'Ada',
  });
  const env = { DATA_DIR: dataDir };
  const keys = (...args: string[]) => toolProcess('keys-command.ts', args, { cwd: work, env }).ended;
  const asTeam = (cwd: string, ...args: string[]) =>
    toolProcess('release-command.ts', args, {
      cwd,
      env: {
        ...env,
        RELEASE_KEY_FILE: join(work, 'team.pem'),
        RELEASE_PUBLIC_KEYS_FILE: join(dataDir, 'keys/release.pub.pem'),
      },
    }).ended;

  const { keyId: id } = makePair(join(work, 'team.pem'));
  expect((await stat(join(work, 'team.pem'))).mode & 0o077).toBe(0);
  expect(() => makePair(join(work, 'team.pem'))).toThrow('is there already');

  const grant = ['grant', '--owner', 'Equipo A', '--remote', 'mf-a', '--path', '/a', '--until', '2999-01-31'];
  expect((await keys(...grant, '--key', 'team.pem')).error).toContain('is a private key');
  expect((await keys(...grant, '--key', 'team.pub.pem', '--until', '2020-01-31')).error).toContain(
    '2020-01-31T23:59:59.999Z is over',
  );
  expect((await keys(...grant, '--key', 'team.pub.pem')).code).toBe(0);
  const told = await keys('list');
  expect(told.out).toMatch(
    /Equipo A +holds +2999-01-31 23:59 UTC +release promote rollback disable +mf-a +\/a +a/,
  );

  const moved = await asTeam(own, '--disable');
  expect([moved.code, moved.out]).toEqual([0, expect.stringContaining('by Equipo A')]);
  expect((await asTeam(others, '--disable')).error).toContain('The key of Equipo A may not move mf-b');

  expect((await keys('revoke', '--key', id, '--since', '2020-01-01T00:00Z')).out).toContain(
    'revision 3 is live',
  );
  const { registry, broken } = await readPointer(site.store, site.verifier);
  expect([broken, registry?.remotes['mf-a']?.disabled, registry?.change.why]).toEqual([
    [],
    null,
    expect.stringContaining(`key ${id} taken away since 2020-01-01`),
  ]);
  expect(await readdir(join(dataDir, 'site/keys'))).toHaveLength(2);
});
