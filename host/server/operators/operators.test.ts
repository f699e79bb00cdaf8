import type { ServerResponse } from 'node:http';
import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import type { ReportCount } from '@alisio/shared-contracts/reports';
import { KEY, lookInside, type OperatorsSite, operatorsSite } from '../testing/operators-site.ts';
import { remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const CLAIMS = [{ path: '/a', page: 'home', layout: 'custom' }] as const;
const LIVE = '1.0.0-bbbbbbbb';
const NEXT = '1.1.0-cccccccc';
const AT = '2026-11-21T03:04:00.000Z';

let site: OperatorsSite;
beforeEach(async () => {
  site = await operatorsSite();
});
afterEach(() => site.close());

const counted = (count: Partial<ReportCount>): ReportCount => ({
  source: 'mf-a',
  version: NEXT,
  kind: 'error',
  name: 'TypeError',
  count: 1,
  firstAt: AT,
  lastAt: AT,
  message: null,
  page: '/a',
  median: null,
  p75: null,
  ...count,
});
const views = (version: string, count: number, p75: number) =>
  counted({ version, kind: 'vital', name: 'LCP', count, networks: Math.min(count, 500), median: p75, p75 });

const answer = (path: string, body: object) =>
  site.api.answer(path, (_request, response) => response.end(JSON.stringify(body)));
const tellCharges = (charges: readonly object[]) =>
  answer('/orders/unbooked', { total: charges.length, charges });
const listOf = (charge: object) => JSON.stringify({ total: 1, charges: [charge] });
/** These were counted, and nothing is charged without a booking. */
function report(counts: readonly ReportCount[]): void {
  answer('/reports/summary', { from: AT, counts });
  tellCharges([]);
}
const CHARGE = {
  transactionId: 'txn_0123456789',
  status: 'uncancelled',
  products: ['flight'],
  supplierReferences: ['txn_0123456789.1'],
  amount: 58_850,
  currency: 'USD',
  since: AT,
};

/** `mf-a` with a candidate for one visitor in twenty. */
function withCandidate(more: Partial<SiteRegistry['remotes'][string]> = {}): SiteRegistry {
  const site = siteRegistryFixture(CLAIMS);
  const track = site.remotes['mf-a'];
  if (!track) throw new Error('the fixture has no mf-a');
  const candidate = {
    release: remoteFixture(CLAIMS, { version: NEXT }),
    share: 0.05,
    since: AT,
    by: 'ana',
  };
  return {
    ...site,
    change: { kind: 'rolled-out', versions: { 'mf-a': NEXT }, share: 0.05, by: 'ana', at: AT },
    remotes: { 'mf-a': { ...track, previous: '0.9.0-dddddddd', candidate, ...more } },
  };
}

/** What a person reads, one line for each row of a table or item of a list. */
const linesOf = (html: string): string[] =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .split(/<tr|<li|<h\d|<\/ul>|<\/table>/)
    .map((part) =>
      part
        .replace(/^[^<]*?>/, ' ')
        .replace(/<wbr>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
const lineWith = (html: string, ...words: string[]): string | undefined =>
  linesOf(html).find((line) => words.every((word) => line.includes(word)));

test('charges without a booking are counted and listed, and then nothing is called good', async () => {
  await site.fixture.release(CLAIMS);
  await site.fixture.move(siteRegistryFixture(CLAIMS));
  report([]);
  tellCharges([CHARGE]);
  const edge = await site.start();
  const { body } = await lookInside(edge, { 'accept-language': 'en' });
  expect(lineWith(body, 'Charges without a booking')).toContain('Charges without a booking: 1');
  expect(lineWith(body, 'txn_0123456789')).toMatch(/588\.50 flight Refunded; a person has to cancel/);
  expect(lineWith(body, 'txn_0123456789')).toMatch(/References for the suppliers: txn_0123456789\.1$/);
  expect(body).not.toContain('Nothing unusual');
  expect(site.api.seen.find(({ url }) => url === '/orders/unbooked')?.headers.authorization).toBe(
    `Bearer ${KEY}`,
  );
  tellCharges([]);
  const { body: later } = await lookInside(edge, { 'accept-language': 'en' });
  expect(later).not.toContain('Charges without a booking');
  expect(later).toContain('Nothing unusual');
});

test.each([
  ['is there for nobody', (response: ServerResponse) => response.writeHead(404).end()],
  ['fails', (response: ServerResponse) => response.writeHead(500).end('{}')],
  ['is no list', (response: ServerResponse) => response.end('<html>')],
  ['is a list of something else', (response: ServerResponse) => response.end('{"total":1,"charges":[{}]}')],
  ['has no day', (response: ServerResponse) => response.end(listOf({ ...CHARGE, since: 'soon' }))],
])(
  'when the list of charges %s, the page says that it cannot be read, and calls nothing good',
  async (_, reply) => {
    await site.fixture.release(CLAIMS);
    report([]);
    site.api.answer('/orders/unbooked', (_request, response) => reply(response));
    const edge = await site.start();
    const { statusCode, body } = await lookInside(edge, { 'accept-language': 'en' });
    expect(statusCode).toBe(200);
    expect(body).toContain('The charges without a booking cannot be read');
    expect(body).not.toContain('Nothing unusual');
    expect(body).not.toContain('No counts');
    expect((await lookInside(edge)).body).toContain('No se puede leer qué cobros están sin reserva');
  },
);

test('what a newer or an older API says of charges is listed all the same, as text', async () => {
  await site.fixture.release(CLAIMS);
  report([]);
  const { supplierReferences: _, ...older } = CHARGE;
  const newer = {
    ...CHARGE,
    transactionId: 'txn_new',
    status: 'disputed <by>',
    products: ['<b>tour'],
    bank: 1,
  };
  tellCharges([newer, older]);
  const { body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  expect(lineWith(body, 'txn_new')).toMatch(/588\.50 &lt;b&gt;tour disputed &lt;by&gt; txn_new/);
  expect(lineWith(body, 'txn_0123456789 ·')).toContain('flight Refunded; a person has to cancel');
});

test('how each supplier of flights does stands in a table, and who is often missing is marked', async () => {
  await site.fixture.release(CLAIMS);
  report([]);
  const edge = await site.start();
  expect((await lookInside(edge)).body).not.toContain('Proveedores de vuelos');
  const count = { late: 0, failed: 0, unusable: 0, totalMs: 40_000, slowestMs: 900 };
  answer('/air/suppliers', {
    data: [
      { ...count, supplier: 'demo1', answered: 1200, failed: 3, newer: 1 },
      { ...count, supplier: '<b>two', answered: 50, failed: 4, unusable: 6, late: 40 },
    ],
  });
  const { body } = await lookInside(edge, { 'accept-language': 'en' });
  expect(lineWith(body, 'demo1')).toBe('demo1 Answers 1,200 3 0 33 ms');
  expect(lineWith(body, '&lt;b&gt;two')).toBe('&lt;b&gt;two ▲ Often missing 50 10 40 400 ms');
  expect((await lookInside(edge)).body).toContain('Proveedores de vuelos');
});

test('a candidate that breaks stands out against the live version, with the way to take it back', async () => {
  await site.fixture.release(CLAIMS);
  await site.fixture.move(withCandidate());
  report([
    views(LIVE, 4000, 1900),
    views(NEXT, 200, 4600),
    counted({ count: 30, networks: 12, message: 'offers is undefined' }),
    counted({ kind: 'load-failure', name: 'slow', count: 2 }),
    counted({ version: LIVE, count: 4 }),
  ]);
  const { statusCode, body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  expect(statusCode).toBe(200);
  expect(lineWith(body, 'against')).toMatch(
    /^mf-a 1\.1\.0-cccccccc \(Candidate\): reported by 12 networks, 16 problems per 100 views, against 0\.1 \(Live, 1\.0\.0-bbbbbbbb\)/,
  );
  expect(lineWith(body, 'against')).toContain('npm run rollback -w mf-a');
  expect(lineWith(body, 'Candidate 5%')).toMatch(/by ana 200 30 2 16 ▲ 4\.6 s ▲ — —$/);
  expect(lineWith(body, 'Live 95%', LIVE)).toMatch(/by test 4,000 4 0 0\.1 1\.9 s — —$/);
  expect(lineWith(body, 'Previous', '0.9.0-dddddddd')).toMatch(/— 0 0 0 — — — —$/);
  expect(lineWith(body, 'TypeError: offers is undefined')).toMatch(
    /^mf-a 1\.1\.0-cccccccc Candidate .* × 30 · 12 networks · \/a/,
  );
});

test('what is sold stands beside what breaks, by version, with the share of those who came so far', async () => {
  await site.fixture.release(CLAIMS);
  await site.fixture.move(withCandidate());
  const sale = (version: string, name: string, count: number) =>
    counted({ version, kind: 'step', name, count });
  report([
    views(LIVE, 4000, 1900),
    sale(LIVE, 'searched flight', 700),
    sale(LIVE, 'searched hotel', 100),
    sale(LIVE, 'selected flight', 80),
    views(NEXT, 200, 1900),
    sale(NEXT, 'searched flight', 40),
    sale(NEXT, 'selected flight', 1),
    sale(NEXT, 'invented', 9),
  ]);
  const { body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  expect(lineWith(body, 'Live', LIVE, 'searches')).toMatch(/: searches 800 · selected 80 \(10%\)$/);
  expect(lineWith(body, 'Candidate', NEXT, 'searches')).toMatch(/: searches 40 · selected 1 \(2\.5%\)$/);
  expect(body).toContain('Nobody has reported a problem');
});

test('what one address tells twelve thousand times raises no alarm, and stands among the problems', async () => {
  await site.fixture.release(CLAIMS);
  await site.fixture.move(withCandidate());
  report([
    views(LIVE, 4000, 1900),
    views(NEXT, 200, 1900),
    counted({ count: 12_000, networks: 1, name: 'Invented' }),
  ]);
  const { body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  expect(body).toMatch(
    /Nothing unusual.*On its way:.*mf-a 1\.1\.0-<wbr>cccccccc<\/strong><\/a> 5%, .*by ana/s,
  );
  expect(lineWith(body, 'Invented')).toContain('× 12,000 · 1 network');
});

test('names that were reported a few times each push no error of many away', async () => {
  await site.fixture.release(CLAIMS);
  const invented = Array.from({ length: 12 }, (_, i) =>
    counted({ name: `Invented${i}`, count: 4, lastAt: '2999-01-01T00:00:00.000Z' }),
  );
  report([...invented, counted({ name: 'RangeError', message: 'too deep', count: 30 })]);
  const { body } = await lookInside(await site.start());
  expect(lineWith(body, 'RangeError: too deep')).toContain('× 30');
});

test('what three networks report stands before what one invents in great number, and before unknown versions', async () => {
  await site.fixture.release(CLAIMS);
  const invented = Array.from({ length: 12 }, (_, i) =>
    counted({ name: `Invented${i}`, count: 12_000, networks: 1 }),
  );
  const unknown = Array.from({ length: 12 }, (_, i) =>
    counted({ version: `${i}.0.0`, name: `Unknown${i}`, networks: 400, isReleased: false }),
  );
  report([...unknown, ...invented, counted({ name: 'RangeError', message: 'too deep', networks: 3 })]);
  const { body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  const problems = linesOf(body).filter(
    (line) => /RangeError|Invented|Unknown/.test(line) && line.includes('×'),
  );
  expect(problems[0]).toMatch(/RangeError: too deep .* × 1 · 3 networks · /);
  expect(problems[1]).toContain('× 12,000 · 1 network · ');
  expect(problems).toHaveLength(15);
});

test('where nothing is unusual the page says so, and versions that are gone are told with their problems', async () => {
  await site.fixture.release(CLAIMS);
  report([views(LIVE, 4000, 1900), counted({ version: '0.1.0-eeeeeeee', count: 3 })]);
  const { body } = await lookInside(await site.start());
  expect(body).toContain('Nada fuera de lo normal');
  expect(body).not.toContain('▲</strong>');
  expect(lineWith(body, 'Otras versiones con problemas')).toContain('0.1.0-eeeeeeee (3 problemas)');
});

test('the history tells who moved what and when, the newest first', async () => {
  await site.fixture.release(CLAIMS);
  await site.fixture.move(withCandidate());
  report([]);
  const { body } = await lookInside(await site.start(), { 'accept-language': 'en' });
  const [newest, first] = linesOf(body).filter((line) => line.includes('Revision'));
  expect(newest).toMatch(
    /^For a share of visitors: 5% mf-a 1\.1\.0-cccccccc .* by ana · Nov 21, 03:04 · Revision 2/,
  );
  expect(first).toMatch(/^Released to everybody mf-a 1\.0\.0-bbbbbbbb .* by test .* Revision 1/);
});

test('a remote that is switched off is named first, with the way to switch it on', async () => {
  await site.fixture.move(withCandidate({ disabled: { since: AT, by: 'luis' } }));
  report([]);
  const { body } = await lookInside(await site.start());
  expect(lineWith(body, 'mf-a : Apagado')).toBeDefined();
  expect(body).toContain('npm run release -w mf-a -- --enable');
  expect(lineWith(body, 'En vivo', LIVE)).toContain('0%');
});

test.each([
  ['is down', () => site.api.close()],
  [
    'answers something else',
    () => site.api.answer('/reports/summary', (_request, response) => response.end('<html>')),
  ],
  ['does not take the edge for an operator', () => undefined],
])('when the API %s, what is released is there all the same', async (_, breakIt) => {
  await site.fixture.release(CLAIMS);
  await breakIt();
  const { statusCode, body } = await lookInside(await site.start());
  expect(statusCode).toBe(200);
  expect(body).toContain('Sin conteos');
  expect(body).not.toContain('Nada fuera de lo normal');
  expect(lineWith(body, 'En vivo', LIVE)).toMatch(/— — — — — — —$/);
  expect(lineWith(body, 'Publicado para todos')).toContain(LIVE);
});

test('when the site cannot be read, the page says so', async () => {
  site.fixture.store.list = () => Promise.reject(new Error('EIO: /srv/site/registry'));
  report([]);
  const { statusCode, body } = await lookInside(await site.start());
  expect(statusCode).toBe(200);
  expect(body).toContain('No hay nada publicado que se pueda leer');
  expect(body).not.toContain('EIO');
});

test('what tabs sent is text and nothing else, and the page runs no code', async () => {
  await site.fixture.release(CLAIMS);
  const evil = '"><script>alert(1)</script>';
  report([counted({ version: evil, name: evil, message: evil, page: evil })]);
  const { body, headers } = await lookInside(await site.start());
  expect(body).not.toContain('<script');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'nonce-/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(body).not.toMatch(/ style="/);
});

test('it comes anew every half minute until somebody stops that, in their language and theme', async () => {
  await site.fixture.release(CLAIMS);
  const edge = await site.start();
  const { body } = await lookInside(edge, { cookie: 'locale=en; theme=dark' });
  expect(body).toContain('<meta http-equiv="refresh" content="30; url=/_operators">');
  expect(body).toMatch(/<html lang="en"[^>]* data-theme="dark"/);
  const still = await lookInside(edge, {}, '/_operators?refresh=off');
  expect(still.body).not.toContain('http-equiv="refresh"');
  expect(still.body).toContain('<h1>Operación</h1>');
});
