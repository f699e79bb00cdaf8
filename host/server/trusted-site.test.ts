import { createSigner, generateKeys, readPointer } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from './testing/edge-fixture.ts';
import { siteRegistryFixture } from './testing/site-fixture.ts';

const good = siteRegistryFixture([{ path: '/', page: 'home', layout: 'custom' }]);
const spoilt = siteRegistryFixture([{ path: '/malo', page: 'malo', layout: 'custom' }], 2);
const bytes = (text: string) => new TextEncoder().encode(text);

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
});
afterEach(() => fixture.close());

const putRevision = (revision: number, text: string) =>
  fixture.site.objects.set(`registry/${revision}.json`, bytes(text));
const storedRevision = (revision: number): string =>
  new TextDecoder().decode(fixture.site.objects.get(`registry/${revision}.json`));
const seal = (registry: object): string => fixture.site.signer.seal(JSON.stringify(registry));

const spoil: [string, () => string][] = [
  ['is signed with another key', () => createSigner(generateKeys().privatePem).seal(JSON.stringify(spoilt))],
  ['is not signed', () => JSON.stringify(spoilt)],
  ['was changed by a letter since it was signed', () => seal(spoilt).replace('malo', 'mala')],
  ['is half-written', () => seal(spoilt).slice(0, 400)],
  ['is empty', () => ''],
  ['is an older one that comes again', () => storedRevision(1)],
  ['counts otherwise inside', () => seal({ ...spoilt, revision: 7 })],
  ['is of a schema of the future', () => seal({ ...spoilt, schema: 3 })],
];

test.each(spoil)(
  'a registry that %s is refused, and what was live stays, also after a restart',
  async (_, text) => {
    await fixture.site.move(good);
    expect((await fixture.get('/')).statusCode).toBe(200);
    putRevision(2, text());
    for (let visit = 0; visit < 5; visit += 1) expect((await fixture.get('/')).statusCode).toBe(200);
    expect((await fixture.get('/malo')).statusCode).toBe(404);
    expect(fixture.logged.filter(({ msg }) => msg === 'the registry is refused')).toEqual([
      expect.objectContaining({ revision: 2 }),
    ]);

    const restarted = await fixture.another();
    expect((await restarted.inject({ url: '/', headers: { host: 'alisio.test' } })).statusCode).toBe(200);
    await restarted.close();
  },
);

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
  expect((await fixture.get('/')).statusCode).toBe(200);
  await fixture.site.release([{ path: '/nuevo', page: 'nuevo', layout: 'custom' }]);
  const { read } = fixture.site.store;
  fixture.site.store.read = () => Promise.reject(new Error('EIO'));
  expect((await fixture.get('/')).statusCode).toBe(200);
  fixture.site.store.read = read;
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
  expect(listed).toBeLessThanOrEqual(31 + 10 * seconds);

  await fixture.site.move(good);
  let answer = await fixture.get('/live.json');
  while (JSON.parse(answer.body).revision !== 2) answer = await fixture.get('/live.json');
  expect(JSON.parse(answer.body).revision).toBe(2);
});
