import {
  disabled,
  enabled,
  readPointer,
  released,
  rolledBack,
  rolledOut,
} from '@alisio/platform/tooling/release';
import { askToAct as ask, formOf, pressForm as press } from '../testing/operator-acts.ts';
import { lookInside, type OperatorsSite, operatorsSite } from '../testing/operators-site.ts';
import { remoteFixture } from '../testing/site-fixture.ts';
import { untilShown } from '../testing/until-shown.ts';

const CLAIMS = [{ path: '/a', page: 'home', layout: 'custom' }] as const;
const [OLDEST, OLDER, LIVE, NEXT] = ['0.8.0-aaaaaaaa', '0.9.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.1.0-cccccccc'];
const ENGLISH = { 'accept-language': 'en' };

let site: OperatorsSite;
beforeEach(async () => {
  site = await operatorsSite();
  await site.fixture.release(CLAIMS);
});
afterEach(() => site.close());

const start = () => site.start({ signer: site.fixture.signer });
const trackNow = async () => {
  const { registry } = await readPointer(site.fixture.store, site.fixture.verifier);
  return registry?.remotes['mf-a'];
};
const luis = () => ({ by: 'luis', at: new Date().toISOString(), why: 'No prices' });
const release = (version: string) => remoteFixture(CLAIMS, { version });
const goTo = (...versions: string[]) =>
  versions.reduce(async (before, version) => {
    await before;
    await site.fixture.change((registry) => released(registry, [release(version)], luis()));
  }, Promise.resolve());
const backTo = (version: string) =>
  site.fixture.change((registry) => rolledBack(registry, release(version), luis()));
const publish = async (...versions: string[]) => {
  for (const version of versions) await site.fixture.publish(release(version));
};

test('after a rollback there is another version to go to; the one that was taken back comes last, and says so', async () => {
  await publish(OLDEST, OLDER, NEXT);
  await goTo(OLDEST, OLDER, LIVE, NEXT);
  await backTo(LIVE);
  const edge = await start();
  const { body: page } = await lookInside(edge, ENGLISH);
  expect(page).toContain('Another version…');
  expect(page).toMatch(/Those that were live, and which were taken back:.*npm run rollback -w mf-a</s);
  const { body: asked } = await ask(edge, 'rollback');
  expect(asked).toMatch(/<strong>0\.9\.0-<wbr>aaaaaaaa for everybody/);
  expect(asked).toMatch(/Or to another that was live:.*0\.8\.0-.*1\.1\.0-.*Rolled back.*by luis: No prices/s);
  const { body: other } = await ask(edge, 'rollback', `mf-a&version=${NEXT}`);
  expect(other).toMatch(/<strong>1\.1\.0-<wbr>cccccccc for everybody.*<\/strong>.*Rolled back.*No prices/s);

  await press(edge, formOf(asked));
  expect(await trackNow()).toMatchObject({ live: { version: OLDER }, previous: null });
  expect((await lookInside(edge, ENGLISH)).body).toMatch(/mf-a<\/strong> back to 0\.9\.0-/);
  // Who wanted the same is told that it is so, and is offered nothing else to press.
  const late = await press(edge, formOf(asked));
  expect(late.body).toMatch(/That is done already.*In the meantime.*Rolled back.*by ana/s);
  expect([late.statusCode, late.body.includes('<form')]).toEqual([409, false]);
});

test('what nobody was offered is not done, and no other in its place', async () => {
  await publish(OLDEST, OLDER);
  await goTo(OLDEST, OLDER, LIVE);
  const edge = await start();
  const unknown = await ask(edge, 'rollback', 'mf-a&version=7.7.7-77777777');
  expect([unknown.statusCode, unknown.body.includes('<form')]).toEqual([404, false]);
  const { body } = await ask(edge, 'rollback');
  for (const [field, value] of [
    ['version', OLDEST],
    ['state', 'sha384-a'],
    ['revision', '1'],
  ] as const) {
    const form = formOf(body);
    form.set(field, value);
    expect((await press(edge, form)).statusCode).toBe(403);
  }
  expect(await trackNow()).toMatchObject({ live: { version: LIVE } });
});

test('of what a prune has taken away nothing is offered', async () => {
  await publish(LIVE);
  await goTo(OLDER, LIVE, NEXT);
  const { body } = await ask(await start(), 'rollback');
  expect(body).toContain('1.0.0-<wbr>bbbbbbbb for everybody');
  expect(body).not.toContain('0.9.0');
});

test('a version that somebody left to undo a rollback was not taken back', async () => {
  await publish(LIVE, NEXT);
  await goTo(NEXT);
  await backTo(LIVE);
  await backTo(NEXT);
  const { body } = await ask(await start(), 'rollback');
  expect(body).toContain('1.0.0-<wbr>bbbbbbbb for everybody');
  expect(body).not.toContain('Rolled back');
});

test('what was confirmed before others have moved the name there and back is not done', async () => {
  const edge = await start();
  const form = formOf((await ask(edge, 'disable')).body);
  await site.fixture.change((registry) => disabled(registry, 'mf-a', luis()));
  await site.fixture.change((registry) => enabled(registry, 'mf-a', luis()));
  await site.fixture.change((registry) => ({
    ...registry,
    change: { kind: 'released', versions: { host: '2.0.0-eeeeeeee' }, ...luis(), by: 'eva' },
  }));
  const reply = await press(edge, form);
  expect(reply.statusCode).toBe(409);
  // As it is now, and what was moved of this name alone.
  expect(reply.body).toMatch(/Switched on.*by luis.*Switched off.*by luis/s);
  expect(reply.body).not.toContain('eva');
  expect((await trackNow())?.disabled).toBeNull();
});

test('of a name that is switched off it is said what becomes of that', async () => {
  const next = release(NEXT);
  await publish(NEXT);
  await site.fixture.change((registry) => rolledOut(registry, next, 0.05, luis()));
  await site.fixture.change((registry) => disabled(registry, 'mf-a', luis()));
  const edge = await start();
  await untilShown(edge, site.fixture.site);
  expect((await ask(edge, 'withdraw')).body).toContain(
    '<strong>It stays off, and nobody gets the candidate.',
  );
  expect((await ask(edge, 'promote')).body).toContain('It is switched on again by that.');
  const again = await ask(edge, 'disable');
  expect([again.statusCode, again.body.includes('That is done already')]).toEqual([200, true]);
});
