import { onDay } from '@alisio/platform/testing';
import { cartagena, listedHotel, searchOver } from '../testing/hotels.ts';
import { resultsPath, serveResults } from '../testing/show.ts';

onDay('2026-11-25');

const hotels = [
  listedHotel('Hotel Mar', { rating: 5, area: 'Bocagrande', freeUntil: '2026-12-04T12:00:00' }),
  listedHotel('Hotel Sol', { rating: 4, area: 'Manga' }),
  listedHotel('Hostal Centro', { rating: 2, kind: 'hostel' }),
];

beforeEach(() => {
  const search = searchOver(hotels);
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://alisio.test'), init);
    const { searchParams: query, pathname } = new URL(request.url);
    if (!pathname.endsWith('/hotel-offers/search')) return Response.json(cartagena);
    const call = { method: 'POST', path: pathname, params: {}, query, headers: request.headers };
    return Response.json(search({ ...call, body: await request.json() }).body);
  };
});

/** Rules stand before what they are for. */
const serve = async (path: string) => (await serveResults({ path })).replace(/<style[\s\S]*?<\/style>/g, '');
const names = (html: string) => [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)</g)].map(([, name]) => name);
const form = (html: string) =>
  html
    .match(/<noscript><details[\s\S]*?<\/details><\/noscript>/g)
    ?.find((one) => one.includes('name="stars"')) ?? '';
const box = (html: string, name: string, value: string) =>
  form(html).match(
    new RegExp(
      `<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>|<input[^>]*value="${value}"[^>]*name="${name}"[^>]*>`,
    ),
  )?.[0] ?? '';

test('without script a list is narrowed by a form of its address, which the server answers and which shows what is chosen', async () => {
  const whole = await serve(resultsPath({ sort: 'price' }));
  expect(names(whole)).toHaveLength(3);
  expect(form(whole)).toContain('action="/hoteles/result"');
  // The search and the order stay.
  for (const kept of [
    'name="place" value="city-2713a"',
    'name="rooms" value="2"',
    'name="sort" value="price"',
  ])
    expect(form(whole)).toContain(kept);
  expect(box(whole, 'stars', '5')).not.toContain('checked');
  expect(box(whole, 'area', 'Manga')).not.toBe('');

  const path = `${resultsPath({ sort: 'price' })}&stars=5&stars=4&night=`;
  const narrowed = await serve(path);
  expect(names(narrowed).sort()).toEqual(['Hotel Mar', 'Hotel Sol']);
  expect(narrowed).toContain('2 hoteles con tus filtros');
  expect(box(narrowed, 'stars', '5')).toContain('checked');
  // What is chosen is in sight.
  expect(form(narrowed)).toMatch(/<details[^>]* open/);
  expect(form(whole)).not.toMatch(/<details[^>]* open/);
  expect(box(narrowed, 'stars', '2')).not.toContain('checked');
});

test('a form that keeps nothing leads back to the whole list by a link', async () => {
  const none = await serve(resultsPath({ kind: 'hotel', stars: '2' }));
  expect(names(none)).toEqual([]);
  expect(none).toMatch(/<a [^>]*href="\/hoteles\/result\?place=city-2713a[^"]*"[^>]*>Ver todos los hoteles</);
  expect(none).not.toMatch(/href="[^"]*kind=hotel[^"]*"[^>]*>Ver todos los hoteles/);
});
