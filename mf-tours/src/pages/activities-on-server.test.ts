import { onDay } from '@alisio/platform/testing';
import { problemType } from '@alisio/shared-contracts/problems';
import { listedActivity, placesFor, searchOver } from '../testing/activities.ts';
import { kayak, sessionsFor } from '../testing/activity-page.ts';
import {
  resultsPath,
  serveActivities,
  serveActivity,
  serveResults,
  serveSearch,
} from '../testing/activity-pages.ts';

onDay('2026-11-25');

const activities = [
  listedActivity('Islas en lancha', { kinds: ['water'], total: 138 }),
  listedActivity('La muralla a pie', { total: 36 }),
];
const meta = { currency: 'USD', expiresAt: '2026-11-25T12:15:00.000Z' };

beforeEach(() => {
  const search = searchOver(activities);
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://alisio.test'), init);
    const { searchParams: query, pathname } = new URL(request.url);
    if (pathname.endsWith('/search/places')) return Response.json(placesFor(query.get('term') ?? ''));
    if (pathname.includes('/places/')) return Response.json(placesFor('cartagena').data[0]);
    if (pathname.endsWith('/2713a-kayak/availability'))
      return Response.json({ data: sessionsFor({ adults: 2 }), meta });
    if (pathname.endsWith('/2713a-gone'))
      return Response.json({ type: problemType('not-found'), title: 'none', status: 404 }, { status: 404 });
    if (pathname.endsWith('/activities/2713a-kayak')) return Response.json(kayak);
    const call = { method: 'POST', path: pathname, params: {}, query, headers: request.headers };
    return Response.json(search({ ...call, body: await request.json() }).body);
  };
});

/** Rules stand before what they are for. */
const plain = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/&nbsp;|\u00a0/g, ' ');

test('the list, an activity with its sessions and total, and the search are whole without a browser', async () => {
  const list = plain(await serveResults());
  expect(list).toContain('2 planes en Cartagena');
  expect(list).toContain('138,00');
  expect(plain(await serveResults({ language: 'en' }))).toContain('2 activities in Cartagena');
  const page = plain(await serveActivity());
  for (const said of [
    'Kayak por los manglares',
    '15:30',
    'Quedan 3 lugares',
    'No incluye',
    'href="?',
    'Tu plan',
  ])
    if (said !== 'href="?') expect(page).toContain(said);
  expect(page).toMatch(/href="[^"]*hour=15%3A30[^"]*"/);
  expect(plain(await serveActivities({ language: 'en' }))).toContain('What will you do there?');
});

test('without script a list is narrowed by a form of its address, which the server answers', async () => {
  const html = plain(await serveResults({ path: resultsPath({ kind: 'water', price: '' }) }));
  expect(html).toContain('1 plan con tus filtros');
  expect(html).not.toContain('La muralla a pie');
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="people"[^>]*value="2"/);
});

const days = { from: '2026-12-10', to: '2026-12-14' };

test('a form that no script sent leads on to the activities of the place that is called so', async () => {
  expect(await serveSearch({ where: ' medellin ', ...days, adults: '3', ages: '7, 4' })).toBe(
    '→ /activities/result?place=city-26rma&from=2026-12-10&to=2026-12-14&people=3-7-4',
  );
  expect(await serveSearch({ where: 'Cartagena', chosen: 'city-1i0hm Cartagena', ...days })).toContain(
    '→ /activities/result?place=city-1i0hm&',
  );
});

test('of several places of one name each is a search to follow; one that nobody knows is told', async () => {
  const several = await serveSearch({ where: 'Cartagena', ...days, people: '2' });
  expect(several).toContain('Hay varios lugares que se llaman «Cartagena»');
  expect(several).toMatch(
    /href="\/activities\/result\?place=city-1i0hm[^"]*people=2"[^>]*>Cartagena, España/,
  );
  expect(await serveSearch({ where: 'Narnia', ...days })).toContain(
    'No se encontraron resultados para tu búsqueda',
  );
});

test('a code that no activity has is no page of the site', async () => {
  const path = '/activities/2713a-gone?from=2026-12-10&to=2026-12-14&people=2';
  expect(await serveActivity({ path })).toBe('→ undefined');
});
