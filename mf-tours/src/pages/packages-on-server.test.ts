import { onDay } from '@alisio/platform/testing';
import { serveFlights, servePackage, servePackages, serveResults } from '../testing/package-pages.ts';

onDay('2026-11-25');

test.each([
  ['home', servePackages, 'Vuelo y hotel, a un solo precio', 'Flight and hotel at one price'],
  ['results', serveResults, 'Tu búsqueda', 'Your search'],
  ['flights', serveFlights, 'Tu búsqueda', 'Your search'],
  ['package', servePackage, 'Tu búsqueda', 'Your search'],
] as const)(
  'the page %s is rendered without a browser, in both languages',
  async (_name, serve, spanish, english) => {
    expect(await serve()).toContain(spanish);
    expect(await serve({ language: 'en' })).toContain(english);
  },
);
