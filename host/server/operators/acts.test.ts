import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { readHistory, readPointer, rolledOut } from '@alisio/platform/tooling/release';
import { askToAct as ask, formOf, pressForm as press } from '../testing/operator-acts.ts';
import { basic, KEY, lookInside, type OperatorsSite, operatorsSite } from '../testing/operators-site.ts';
import { remoteFixture } from '../testing/site-fixture.ts';
import { untilShown } from '../testing/until-shown.ts';
import { actToken, isActToken } from './act-token.ts';

const CLAIMS = [{ path: '/a', page: 'home', layout: 'custom' }] as const;
const NEXT = '1.1.0-cccccccc';
const LIVE = '1.0.0-bbbbbbbb';

let site: OperatorsSite;
beforeEach(async () => {
  site = await operatorsSite();
  await site.fixture.release(CLAIMS);
});
afterEach(() => site.close());

const start = () => site.start({ signer: site.fixture.signer });
const live = async (): Promise<SiteRegistry> => {
  const { registry } = await readPointer(site.fixture.store, site.fixture.verifier);
  if (!registry) throw new Error('nothing is live');
  return registry;
};

/** A candidate for five in a hundred, published. */
async function withCandidate(): Promise<void> {
  const next = remoteFixture(CLAIMS, { version: NEXT });
  await site.fixture.publish(next);
  await site.fixture.change((registry) =>
    rolledOut(registry, next, 0.05, { by: 'luis', at: new Date().toISOString() }),
  );
}

test('a remote is switched off by who says why, asked once, and on again', async () => {
  const edge = await start();
  expect((await lookInside(edge, { 'accept-language': 'en' })).body).toContain('Switch off…');
  const asked = await ask(edge, 'disable');
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toMatch(/Switch off mf-a.*Nobody gets mf-a.*Signed by<\/dt><dd>ana/s);
  expect(asked.body).not.toContain('<script');
  expect(asked.headers['content-security-policy']).toContain("form-action 'self'");

  const done = await press(edge, formOf(asked.body, { why: 'Prices are wrong\n<b>now</b>\u202e' }));
  expect([done.statusCode, done.headers.location]).toEqual([303, '/_operators?done=2']);
  const { remotes, change } = await live();
  expect(remotes['mf-a']?.disabled).toMatchObject({ by: 'ana' });
  // Signed as it is shown: one line, with nothing in it that turns others around.
  expect(change.why).toBe('Prices are wrong <b>now</b>');
  const after = await lookInside(edge, { 'accept-language': 'en' }, '/_operators?done=2');
  expect(after.body).toContain('Done: revision 2, Switched off: mf-a');
  expect(after.body).toContain('content="30; url=/_operators"');
  expect((await lookInside(edge, { 'accept-language': 'en' }, '/_operators?done=9')).body).not.toContain(
    'Done:',
  );
  expect(after.body).toContain('Prices are wrong &lt;b&gt;now&lt;/b&gt;');

  await press(edge, formOf((await ask(edge, 'enable')).body));
  expect((await live()).remotes['mf-a']?.disabled).toBeNull();
});

test('a candidate is promoted, and rolled back, or taken back', async () => {
  await withCandidate();
  await site.fixture.publish(remoteFixture(CLAIMS));
  const edge = await start();
  expect((await ask(edge, 'promote')).body).toContain(
    '1.1.0-<wbr>cccccccc for everybody. Anyone who is paying',
  );
  await press(edge, formOf((await ask(edge, 'promote')).body));
  expect((await live()).remotes['mf-a']).toMatchObject({ live: { version: NEXT }, candidate: null });
  await press(edge, formOf((await ask(edge, 'rollback')).body));
  expect((await live()).remotes['mf-a']).toMatchObject({ live: { version: LIVE }, by: 'ana' });
  await withCandidate();
  await untilShown(edge, site.fixture.site);
  await press(edge, formOf((await ask(edge, 'withdraw')).body));
  expect((await live()).remotes['mf-a']).toMatchObject({ live: { version: LIVE }, candidate: null });
  const history = await readHistory(site.fixture.store, site.fixture.verifier, 9);
  expect(history[0]?.change).toMatchObject({ kind: 'rolled-back', by: 'ana', why: 'It breaks' });
  expect(history[0]?.change.person).toBeUndefined();
});

test('what others do about another name hinders nobody in a hurry', async () => {
  const edge = await start();
  const form = formOf((await ask(edge, 'disable')).body);
  await site.fixture.change((registry) => ({
    ...registry,
    change: {
      kind: 'released',
      versions: { host: '2.0.0-eeeeeeee' },
      by: 'luis',
      at: new Date().toISOString(),
    },
    host: { ...registry.host, by: 'luis' },
  }));
  expect((await press(edge, form)).headers.location).toBe('/_operators?done=3');
  expect((await live()).remotes['mf-a']?.disabled).toMatchObject({ by: 'ana' });
});

test('a page that was paused stays so, whatever is done from it', async () => {
  const edge = await start();
  const { body } = await lookInside(edge, { 'accept-language': 'en' }, '/_operators?refresh=off');
  expect(body).toContain('/_operators?act=disable&amp;name=mf-a&amp;refresh=off');
  const { body: asked } = await ask(edge, 'disable', 'mf-a&refresh=off');
  expect(asked).toContain('href="/_operators?refresh=off#mf-a"');
  expect((await press(edge, formOf(asked))).headers.location).toBe('/_operators?done=2&refresh=off');
});

const refusals: [
  string,
  number,
  string,
  (form: URLSearchParams) => [URLSearchParams, Record<string, string>?],
][] = [
  ['from another site', 403, 'origin', (form) => [form, { 'sec-fetch-site': 'cross-site' }]],
  [
    'from another site, by a browser that tells less',
    403,
    'origin',
    (form) => [form, { origin: 'https://evil.example' }],
  ],
  ['from a frame without an origin', 403, 'origin', (form) => [form, { origin: 'null' }]],
  ['from a browser that tells nothing', 403, 'origin', (form) => [form, { origin: '' }]],
  [
    'for another act than was shown',
    403,
    'token',
    (form) => {
      form.set('act', 'rollback');
      return [form];
    },
  ],
  [
    'for another name than was shown',
    403,
    'token',
    (form) => {
      form.set('name', 'host');
      return [form];
    },
  ],
  [
    'without a token',
    403,
    'token',
    (form) => {
      form.delete('token');
      return [form];
    },
  ],
  [
    'without a reason',
    400,
    'why',
    (form) => {
      form.set('why', ' \n ');
      return [form];
    },
  ],
];

test.each(refusals)('%s nothing is done', async (_what, status, reason, spoil) => {
  const edge = await start();
  const [form, headers = {}] = spoil(formOf((await ask(edge, 'disable')).body));
  const send = (accept: string) =>
    edge.inject({
      method: 'POST',
      url: '/_operators',
      headers: {
        host: 'localhost',
        accept,
        'content-type': 'application/x-www-form-urlencoded',
        ...('origin' in headers ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...basic(`ana:${KEY}`),
        ...headers,
      },
      payload: form.toString(),
    });
  // A page says what is so now, where that says more.
  expect([status, 404, 409]).toContain((await send('text/html')).statusCode);
  const problem = await send('application/json');
  expect(problem.statusCode).toBe(status);
  expect(problem.headers['content-type']).toContain('application/problem+json');
  expect(problem.json()).toMatchObject({ status, reason });
  expect((await live()).revision).toBe(1);
});

test('who gives no reason is told so by the field, and who comes back when all is done, that it is done', async () => {
  const edge = await start();
  const form = formOf((await ask(edge, 'disable')).body, { why: '  ' });
  const { body } = await press(edge, form);
  expect(body).toContain('id="why-fault"');
  expect(body).toContain('aria-describedby="why-fault why-hint" aria-invalid="true" autofocus');
  await press(edge, formOf(body));
  const again = await press(edge, form);
  expect(again.statusCode).toBe(409);
  expect(again.body).toMatch(/role="alert">That is done already.*In the meantime.*Switched off.*by ana/s);
  expect(again.body).not.toContain('<form');
});

test('who was overtaken is told so, sees what is there now, keeps what was typed, and nothing is done', async () => {
  const edge = await start();
  const form = formOf((await ask(edge, 'disable')).body, { why: 'Wrong prices' });
  await withCandidate();
  await untilShown(edge, site.fixture.site);
  const reply = await press(edge, form);
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toMatch(/role="alert">This was moved in the meantime/);
  expect(reply.body).toMatch(/In the meantime<\/p>.*For a share of visitors: 5%.*by luis/s);
  expect(reply.body).toMatch(/Candidate 1\.1\.0-<wbr>cccccccc 5%/);
  expect(reply.body).toContain('Wrong prices</textarea>');
  expect((await live()).remotes['mf-a']?.disabled).toBeNull();
  // Pressed again it is about what is shown now.
  expect((await press(edge, formOf(reply.body))).statusCode).toBe(303);
  // And once: the same form does it no second time, and says who did it and what was typed.
  const again = await press(edge, form);
  expect(again.statusCode).toBe(409);
  expect(again.body).toMatch(/Switched off.*by ana.*What you wrote<\/dt><dd>Wrong prices/s);
  expect((await live()).revision).toBe(3);
});

test('a confirmation is over after a quarter of an hour', () => {
  const asked = { act: 'disable' as const, name: 'mf-a', version: LIVE, revision: 1, state: 'sha384-a' };
  const now = Date.now();
  const token = actToken(KEY, asked, now);
  expect(isActToken(KEY, asked, token, now + 15 * 60_000 - 1)).toBe(true);
  expect(isActToken(KEY, asked, token, now + 15 * 60_000)).toBe(false);
  const [until = '', mac = ''] = token.split('.');
  expect(isActToken(KEY, asked, `${Number(until) + 1}.${mac}`, now + 60_000)).toBe(false);
});

test.each(['disable', 'promote'])('what is pressed twice at once is done once: %s', async (act) => {
  await withCandidate();
  const edge = await start();
  const form = formOf((await ask(edge, act)).body);
  const replies = await Promise.all([press(edge, form), press(edge, form), press(edge, form)]);
  expect((await live()).revision).toBe(3);
  const told = replies.map(({ statusCode, headers }) => headers.location ?? statusCode);
  expect(told).toContain('/_operators?done=3');
  expect(told.every((one) => ['/_operators?done=3', 409].includes(one))).toBe(true);
});

test('what others have named is text and nothing else, wherever it stands', async () => {
  const evil = '"><script>alert(1)</script>';
  const at = new Date().toISOString();
  await site.fixture.change((registry) => {
    const track = registry.remotes['mf-a'];
    if (!track) return undefined;
    const named = { ...track.live, owner: evil, version: evil };
    const candidate = { release: { ...named, version: `${evil}2` }, share: 0.05, since: at, by: evil };
    return {
      ...registry,
      change: { kind: 'rolled-out', versions: { 'mf-a': evil }, by: evil, why: evil, at },
      remotes: { 'mf-a': { ...track, by: evil, live: named, previous: evil, candidate } },
    };
  });
  const edge = await start();
  const user = { 'accept-language': 'en', ...basic(`${evil}:${KEY}`) };
  const pages = [
    await lookInside(edge, user),
    ...(await Promise.all(['withdraw', 'promote', 'disable'].map((act) => ask(edge, act, 'mf-a', user)))),
    await press(edge, formOf((await ask(edge, 'disable', 'mf-a', user)).body, { why: '<b>' }), user),
  ];
  const unfit = await ask(edge, 'disable', encodeURIComponent(evil), user);
  for (const { body } of [...pages, unfit]) expect(body).not.toMatch(/<script|<b>/);
  expect(pages[0]?.body.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(5);
  expect(pages[1]?.body).toContain('&quot;&gt;&lt;script&gt;');
});

test('an edge without a key to sign with only shows, and says so', async () => {
  const edge = await site.start();
  const { body } = await lookInside(edge, { 'accept-language': 'en' });
  expect(body).toContain('This page only shows');
  expect(body).not.toContain('Switch off…');
  expect((await ask(edge, 'disable')).statusCode).toBe(303);
  expect((await press(edge, new URLSearchParams({ act: 'disable' }))).statusCode).not.toBe(200);
  expect((await live()).revision).toBe(1);
});

test('nobody acts without the password', async () => {
  const edge = await start();
  const form = formOf((await ask(edge, 'disable')).body);
  expect((await press(edge, form, { authorization: '' })).statusCode).toBe(401);
  expect((await press(edge, form, basic('ana:wrong-password-of-ana'))).statusCode).toBe(401);
  expect((await live()).revision).toBe(1);
});

test('who types many wrong passwords has to wait, and nobody of another network', async () => {
  const edge = await start();
  const look = (password: string, remoteAddress: string) =>
    edge.inject({
      url: '/_operators',
      remoteAddress,
      headers: { host: 'localhost', ...basic(`ana:${password}`) },
    });
  const codes: number[] = [];
  for (let time = 0; time < 12; time += 1) codes.push((await look(`wrong ${time}`, '192.0.2.1')).statusCode);
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(codes.at(-1)).toBe(429);
  expect((await look(KEY, '192.0.2.1')).statusCode).toBe(429);
  expect((await look(KEY, '198.51.100.1')).statusCode).toBe(200);
});
