import { onDay } from '@alisio/platform/testing';
import { searchAnswer } from '../testing/offers.ts';
import { serveHome, serveResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

test('the home page is rendered without a browser, in both languages', async () => {
  const spanish = await serveHome();
  expect(spanish).toContain('Viaja con el viento a favor');
  expect(spanish).toContain('Buscar vuelos');
  const english = await serveHome({ language: 'en' });
  expect(english).toContain('Travel with the wind behind you');
  expect(english).not.toContain('Buscar');
});

test('the destinations are searches to follow before a browser runs', async () => {
  const html = await serveHome();
  const searches = [...html.matchAll(/<a [^>]*href="(\/[^"]+\/results[^"]*)"[^>]*>.*?<\/a>/gs)];
  expect(searches).toHaveLength(5);
  for (const [link, href] of searches) {
    expect(href).toMatch(/[?;]from=[A-Z]{3}&amp;to=[A-Z]{3}&amp;/);
    expect(link).toContain('Ver vuelos');
  }
});

test('the home page has its tabs and the room of what others offer before a browser runs', async () => {
  const load = () => new Promise<never>(() => undefined);
  const html = await serveHome({
    parts: [
      { slot: 'home-search', load },
      { name: 'offers', slot: 'home-beyond', load },
    ],
  });
  expect(html).toMatch(/role="tab"[^>]*>Hoteles/);
  expect(html).toContain('data-part="mf-other/offers"');
  expect(html).not.toContain('data-part="mf-other/search"');
});

test('the results page is rendered without a browser: what was searched, and that it is searched for', async () => {
  const html = await serveResults();
  expect(html).toContain('BOG');
  expect(html).toContain('Buscando vuelos');
  // The room of the clock, which begins in the browser.
  expect(html).toMatch(/role="timer"/);
  const english = await serveResults({ language: 'en' });
  expect(english).toContain('Searching for flights');
});

test('where nothing flies the page says so, with the way to another search, before a browser runs', async () => {
  globalThis.fetch = async () => Response.json(searchAnswer());
  const html = await serveResults();
  expect(html).toContain('Lo sentimos, no hay vuelos para tu búsqueda');
  expect(html).toMatch(/<button[^>]*>Cambiar la búsqueda/);
});

test('a results address that lacks a place is rendered as a question', async () => {
  expect(await serveResults({ path: '/x/results?from=BOG' })).toContain('¿A dónde quieres volar?');
});

test('the days of the search are counted from the visitor’s day, wherever the server is', async () => {
  const html = await serveHome({ bootstrap: { today: '2027-03-01' } });
  expect(html).toMatch(/name="departureDate" value="2027-03-08"/);
  expect(html).toMatch(/name="returnDate" value="2027-03-14"/);
});
