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
  expect((await keys(...grant, '--key', 'nowhere.pem')).error).toMatch(
    /^--key nowhere.pem cannot be read: there is no/,
  );
  expect((await keys('make', '--out', 'nowhere/team.pem')).error).toMatch(/cannot be written: there is no/);
  const granted = await keys(...grant, '--key', 'team.pub.pem');
  expect([granted.code, granted.out]).toEqual([
    0,
    expect.stringContaining('may claim /a, and use the texts of a'),
  ]);
  const told = await keys('list');
  expect(told.out).toMatch(
    /Equipo A +holds +2999-01-31 23:59 UTC +release promote rollback disable +mf-a +\/a +a/,
  );

  // A letter too many would take away what the team has.
  const wrong = await keys(...grant, '--key', 'team.pub.pem', '--remote', 'mf-aa');
  expect([wrong.code, wrong.error]).toEqual([
    1,
    expect.stringMatching(/called mf-aa; there is mf-a, .*--new/),
  ]);
  expect((await keys('list')).out).toBe(told.out);
  const soon = [...grant, '--key', 'team.pub.pem', '--remote', 'mf-a,mf-soon', '--path', '/a,/soon', '--new'];
  const both = await keys(...soon);
  expect(both.out).toContain('New here, and nowhere released: mf-soon.');
  expect(both.out).toContain('remotes mf-a → mf-a mf-soon; paths /a → /a /soon; namespaces a → a soon.');
  expect((await keys(...soon)).out).toContain('It was granted the same before.');
  expect((await keys(...grant, '--key', 'team.pub.pem', '--path', '/other')).out).toContain(
    '! mf-a as it is live could not be released by this key: it may not claim /a.',
  );
  await keys(...soon);
  const short = await keys('list');
  expect(short.out.match(/Equipo A/g)).toHaveLength(1);
  expect(short.out).toContain('4 grants have ended: npm run keys -- list --ended');
  expect((await keys('list', '--ended')).out.match(/Equipo A/g)).toHaveLength(5);

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
  expect(await readdir(join(dataDir, 'site/keys'))).toHaveLength(6);
});

const some = ['grant', '--owner', 'A', '--until', '2999-01-31', '--key', 'team.pub.pem'];
test.each([
  ['releases and has no address', ['--remote', 'mf-a'], '--path is missing'],
  ['releases and has no texts', ['--remote', '*', '--path', '/a'], '--namespace is missing'],
  ['is about nothing', ['--remote', ',', '--path', '/a'], '--remote names nothing'],
  ['is for all, and for one remote too', ['--all', '--remote', 'mf-a'], '--all is every remote'],
  ['may nothing', ['--remote', 'mf-a', '--path', '/a', '--may', ''], '--may names nothing'],
])('no key is granted what makes no sense: one that %s', async (_what, args, sentence) => {
  makePair(join(work, 'team.pem'));
  const { code, error } = await toolProcess('keys-command.ts', [...some, ...args], {
    cwd: work,
    env: { DATA_DIR: join(work, 'data') },
  }).ended;
  expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
});

test('a key that only moves what others release needs no address, and is told so', async () => {
  makePair(join(work, 'team.pem'));
  const { code, out } = await toolProcess(
    'keys-command.ts',
    [...some, '--remote', '*', '--may', 'rollback,promote,disable'],
    { cwd: work, env: { DATA_DIR: join(work, 'data') } },
  ).ended;
  expect([code, out]).toEqual([0, expect.stringContaining('It brings no version')]);
});
