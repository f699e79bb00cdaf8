import { onDay } from '@alisio/platform/testing';
import { meantPlaces } from '../api/find-typed-place.ts';
import { foundPlaces } from '../testing/known-places.ts';
import { serveSearch, TODAY } from '../testing/show.ts';

onDay(TODAY);

beforeEach(() => {
  globalThis.fetch = async (address) => {
    const term = new URL(String(address), 'http://alisio.test').searchParams.get('term') ?? '';
    return new Response(JSON.stringify({ data: foundPlaces(term) }), {
      headers: { 'content-type': 'application/json' },
    });
  };
});

/** Where a server leads who has sent the form. */
const ledTo = async (query: Record<string, string>) => {
  const [, path, search] = /^→ (.*)\?(.*)$/.exec(await serveSearch(query)) ?? [];
  return { path, words: Object.fromEntries(new URLSearchParams(search)) };
};

test('typed places lead to their results, with days, cabin, travellers and trip as they were said', async () => {
  const said = { departureDate: '2026-12-12', returnDate: '2026-12-20', adult: '2', cabin: 'business' };
  const ends = { origin: ' bogota ', destination: 'Amster' };
  expect(await ledTo({ ...ends, ...said, tripType: '2' })).toEqual({
    path: '/bogota-a-amsterdam/results',
    words: { ...said, from: 'BOG', to: 'AMS', tripType: '2', child: '0', infant: '0', currencyCode: 'USD' },
  });
  const { words } = await ledTo({ ...ends, ...said, tripType: '1' });
  expect(words.tripType).toBe('1');
  expect(words).not.toHaveProperty('returnDate');
});

test('what is missing is as usual, and what is wrong goes on to be told by the results', async () => {
  const { words } = await ledTo({
    origin: 'BOG',
    destination: 'nyc',
    departureDate: '2020-01-01',
    adult: 'x',
  });
  expect(words).toMatchObject({ to: 'NYC', tripType: '2', cabin: 'economy', returnDate: '2026-12-04' });
  expect(words).toMatchObject({ departureDate: '2020-01-01', adult: 'x' });
});

test('infants are told as they were said, wrong or not, and nothing longer than a name goes on', async () => {
  const ends = { origin: 'Bogotá', destination: 'Miami' };
  expect((await ledTo({ ...ends, infant: '7' })).words.infant).toBe('7');
  expect((await ledTo({ ...ends, adult: 'x'.repeat(100) })).words.adult).toBe('x'.repeat(60));
});

test('who wants to change a search has the form, whatever it leads to', async () => {
  const html = await serveSearch({ origin: 'Bogotá', destination: 'Miami', change: '1' });
  expect(html).toMatch(/value="Bogotá"/);
});

test('a place is meant by its code before any better match, in small letters too', () => {
  const groups = [...foundPlaces('Miami'), ...foundPlaces('Bogotá')];
  expect(meantPlaces('bog', groups).map(({ code }) => code)).toEqual(['BOG']);
});

test('a place that was chosen is itself, and the box counts once something else stands there', async () => {
  const ends = { origin: 'San José', originChosen: 'SJC San José', destination: 'Bogotá' };
  expect((await ledTo(ends)).words.from).toBe('SJC');
  expect((await ledTo({ ...ends, origin: 'Nueva York' })).words.from).toBe('NYC');
});

test('a place that nobody knows is asked for again with what was typed, by its field', async () => {
  const html = await serveSearch({ origin: 'Xyzzy', destination: 'Bogotá' });
  expect(html).toContain('No se encontraron resultados');
  expect(html).toContain('value="Xyzzy"');
});

test('a name of several cities is led on to the one that is chosen', async () => {
  const html = await serveSearch({ origin: 'san jose', destination: 'Bogotá', adult: '2' });
  const [, chosen = ''] = /href="\/vuelos\/buscar\?([^"]*originChosen=SJC[^"]*)"/.exec(html) ?? [];
  const words = new URLSearchParams(chosen.replaceAll('&amp;', '&'));
  expect(await ledTo(Object.fromEntries(words))).toMatchObject({
    path: '/sanjose-a-bogota/results',
    words: { from: 'SJC', adult: '2' },
  });
});

test('an empty box, the same place twice, and nothing said at all', async () => {
  expect(await serveSearch({ origin: '', destination: 'Bogotá' })).toContain('Elige de dónde sales');
  expect(await serveSearch({ origin: 'BOG', destination: 'bogotá' })).toContain(
    'El destino debe ser distinto del origen',
  );
  const bare = await serveSearch({});
  expect(bare).toContain('Escribe de dónde sales y a dónde vas.');
  expect(bare).not.toMatch(/Elige de dónde sales|Elige a dónde vas/);
});

test('an API that is down keeps what was typed and says so', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('down'));
  const html = await serveSearch({ origin: 'Bogotá', destination: 'Ámsterdam' });
  expect(html).toContain('No pudimos buscar.');
  expect(html).toMatch(/value="Bogotá"/);
});

test('where no script runs, days, cabin and travellers have fields of the browser’s own', async () => {
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await serveSearch({})) ?? [];
  for (const name of ['departureDate', 'returnDate', 'cabin', 'adult', 'child', 'infant'])
    expect(plain).toContain(`name="${name}"`);
  expect(plain).toContain('min="2026-11-21"');
  expect(plain).toMatch(/name="script" value="none"/);
});
