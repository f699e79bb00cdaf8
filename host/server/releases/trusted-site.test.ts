import { createSigner, generateKeys, readPointer, revisionPath } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { moveSite } from '../testing/move-site.ts';
import { siteRegistryFixture } from '../testing/site-fixture.ts';
import { untilLogged } from '../testing/until-logged.ts';
import { untilShown } from '../testing/until-shown.ts';

const good = siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]);
const spoilt = siteRegistryFixture([{ path: '/malo', page: 'malo', layout: 'custom' }], 2);
const bytes = (text: string) => new TextEncoder().encode(text);

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
});
afterEach(() => fixture.close());

const putRevision = (revision: number, text: string) =>
  fixture.site.objects.set(revisionPath(revision), bytes(text));
const storedRevision = (revision: number): string =>
  new TextDecoder().decode(fixture.site.objects.get(revisionPath(revision)));
const seal = (registry: object): string => fixture.site.signer.seal(JSON.stringify(registry));

const spoil: [string, () => string][] = [
  ['is signed with another key', () => createSigner(generateKeys().privatePem).seal(JSON.stringify(spoilt))],
  ['is not signed', () => JSON.stringify(spoilt)],
  ['was changed by a letter since it was signed', () => seal(spoilt).replace('malo', 'mala')],
  ['is half-written', () => seal(spoilt).slice(0, 400)],
  ['is empty', () => ''],
  ['is larger than any', () => `${seal(spoilt)}${' '.repeat(20_000_000)}`],
  ['is an older one that comes again', () => storedRevision(1)],
  ['counts otherwise inside', () => seal({ ...spoilt, revision: 7 })],
  ['is of a schema of the future', () => seal({ ...spoilt, schema: 3 })],
];

test.each(spoil)(
  'a registry that %s is refused, and an edge that runs keeps what was live',
  async (_, text) => {
    await fixture.site.move(good);
    expect((await fixture.get('/')).statusCode).toBe(200);
    putRevision(2, text());
    await untilLogged(fixture, 'the registry is broken');
    for (let visit = 0; visit < 5; visit += 1) expect((await fixture.get('/')).statusCode).toBe(200);
    expect((await fixture.get('/malo')).statusCode).toBe(404);
    expect(await untilLogged(fixture, 'the registry is broken')).toEqual([
      expect.objectContaining({ broken: [expect.objectContaining({ first: 2, last: 2 })] }),
    ]);
  },
);

test.each(spoil)(
  'an edge that begins on a registry that %s serves nothing and says why, until that is gone over by name',
  async (_, text) => {
    await fixture.site.move(good);
    putRevision(2, text());
    const restarted = await fixture.another();
    const get = (url: string) => restarted.inject({ url, headers: { host: 'localhost' } });
    expect((await get('/')).statusCode).toBe(503);
    const { status, site, why } = JSON.parse((await get('/readyz')).body);
    expect([status, site]).toEqual(['not ready', false]);
    expect(why).toMatch(/revision 2: .* The newest that is whole is 1\..* with --over 2 /);
    await moveSite(fixture.site.site, () => good);
    await untilShown(restarted, fixture.site.site);
    expect((await get('/')).statusCode).toBe(200);
    expect(JSON.parse((await get('/readyz')).body)).toMatchObject({ site: true });
    await restarted.close();
  },
);

test('an edge that begins where a revision was lost serves nothing and says which', async () => {
  for (let move = 0; move < 4; move += 1) await fixture.site.move(good);
  fixture.site.objects.delete(revisionPath(3));
  const restarted = await fixture.another();
  expect((await restarted.inject('/')).statusCode).toBe(503);
  expect(JSON.parse((await restarted.inject('/readyz')).body).why).toContain('revision 3: gone');
  expect((await fixture.get('/')).statusCode).toBe(200);
  await restarted.close();
});

test('a file that is no revision is told by an edge that begins, and nothing else', async () => {
  fixture.site.objects.set('registry/9007199254740993.json', bytes('{}'));
  await fixture.site.move(good);
  await fixture.get('/');
  expect(await untilLogged(fixture, 'no revision of the registry, and passed over')).toEqual([
    expect.objectContaining({ path: 'registry/9007199254740993.json' }),
  ]);
  await fixture.site.release([{ path: '/nuevo', page: 'nuevo', layout: 'custom' }]);
  expect((await fixture.get('/nuevo')).statusCode).toBe(200);
});

test.each(spoil.filter(([what]) => !what.includes('older')))(
  'a site of nothing but a registry that %s says when to come back',
  async (_, text) => {
    putRevision(1, text().replaceAll('"revision":2', '"revision":1'));
    const { statusCode, headers, body } = await fixture.get('/');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(body).not.toContain('malo');
    expect((await fixture.get('/readyz')).statusCode).toBe(503);
  },
);

test('a good release after a bad one is live', async () => {
  await fixture.site.move(good);
  putRevision(2, 'no json');
  await fixture.get('/');
  await fixture.site.release([{ path: '/nuevo', page: 'nuevo', layout: 'custom' }]);
  expect((await readPointer(fixture.site.store, fixture.site.verifier)).registry?.revision).toBe(3);
  expect((await fixture.get('/nuevo')).statusCode).toBe(200);
});

test('a revision that could not be read for a moment is live as soon as it can', async () => {
  await fixture.site.move(good);
  const { read } = fixture.site.store;
  fixture.site.store.read = () => Promise.reject(new Error('EIO'));
  await moveSite({ ...fixture.site.site, store: { ...fixture.site.store, read } }, () => ({
    ...good,
    remotes: siteRegistryFixture([{ path: '/nuevo', page: 'nuevo', layout: 'custom' }]).remotes,
  }));
  await untilLogged(fixture, 'the site cannot be read');
  expect((await fixture.get('/')).statusCode).toBe(200);
  fixture.site.store.read = read;
  await untilShown(fixture.edge, fixture.site.site);
  expect((await fixture.get('/nuevo')).statusCode).toBe(200);
});

test('a crowd of visitors is answered from some looks at the store, and still sees a release', async () => {
  await fixture.site.move(good);
  const { list } = fixture.site.store;
  let listed = 0;
  fixture.site.store.list = (path) => {
    listed += 1;
    return list(path);
  };
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 300 }, () => fixture.get('/live.json')));
  for (let visit = 0; visit < 200; visit += 1) answers.push(await fixture.get('/live.json'));
  const seconds = (performance.now() - began) / 1000;
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  // Those that are asked for, and those that the edge makes by itself.
  expect(listed).toBeLessThanOrEqual(32 + 11 * seconds);

  await fixture.site.move(good);
  const answer = await fixture.get('/live.json');
  expect(JSON.parse(answer.body).revision).toBe(2);
});
