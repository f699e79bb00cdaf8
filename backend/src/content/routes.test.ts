import { fileURLToPath } from 'node:url';
import { AIRLINES_PAGE, isSectionPage } from '@alisio/shared-contracts/content';
import {
  getAirlines,
  getContentAddresses,
  getContentPage,
  getContentSection,
  searchContent,
} from '@alisio/shared-contracts/endpoints';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { loadAirports } from '../airports/index.ts';
import { limitRequests } from '../limits/index.ts';
import { TourCatalogue } from '../tours/index.ts';
import { ContentLibrary } from './library.ts';
import { previewToken } from './preview-token.ts';
import { contentRoutes } from './routes.ts';
import { textFolder } from './testing/text-files.ts';

const FOLDER = fileURLToPath(new URL('../../data/content/', import.meta.url));
const NOW = Date.parse('2026-11-26T12:00:00Z');
const KEY = 'previews-0123456789';
const isList = (path: string) => path === AIRLINES_PAGE || isSectionPage(path.slice(1));
const told: string[] = [];
let library: ContentLibrary;
let app: FastifyInstance;
beforeAll(async () => {
  library = await ContentLibrary.open({
    folder: FOLDER,
    places: { airports: loadAirports(), tourCountries: TourCatalogue.load().slugs },
    onProblems: (problems) => told.push(...problems.map(({ file, what }) => `${file} ${what}`)),
  });
  app = bareServer();
  await contentRoutes(app, {
    library,
    clock: () => new Date(NOW),
    previewKey: KEY,
    perMinute: { texts: 10_000, searches: 10_000 },
  });
});
afterAll(() => app.close());

test('every text of the site can be read, in both languages, and links to what is there', () => {
  expect(told).toEqual([]);
});

test('each site outside that texts may lead to is one that a text leads to', () => {
  const told = JSON.stringify(
    library.edition
      .addresses()
      .flatMap(({ addresses }) =>
        LANGUAGES.map((language) => library.edition.page(addresses[language], language)),
      ),
  );
  const hosts = new Set(told.match(/(?<=https:\/\/)[^/"]+/g));
  expect(library.officialSites).toEqual([...hosts].toSorted());
});

test('every text is told as the contract says, at an address of its own in each language', async () => {
  const texts = library.edition.addresses().filter(({ addresses }) => !isList(addresses.es));
  expect(texts.length).toBeGreaterThan(50);
  for (const { addresses } of texts) {
    for (const language of LANGUAGES) {
      const path = addresses[language];
      const reply = await app.inject(`/content/page?path=${path}&language=${language}`);
      const page = z.parse(getContentPage.answer, reply.json());
      expect([page.card.href, page.language]).toEqual([path, language]);
      expect(reply.headers['cache-control']).toBe('public, max-age=60');
    }
  }
});

test('an article tells what its page shows, and the address of its other language', async () => {
  const reply = await app.inject('/content/page?path=/destinations/cartagena-in-three-days');
  const page = z.parse(getContentPage.answer, reply.json());
  expect(page.language).toBe('en');
  expect(page.addresses.es).toBe('/destinations/cartagena-en-tres-dias');
  expect(page.weather?.months).toHaveLength(12);
  expect(page.body.find(({ kind }) => kind === 'heading')).toEqual({
    kind: 'heading',
    level: 2,
    id: 'when-to-go',
    text: 'When to go',
  });
  expect(page.body).toContainEqual({ kind: 'part', part: 'price', given: { to: 'CTG', city: 'Cartagena' } });
});

test('search engines are told of each text and each list once, with its last day, and not of what says thanks', async () => {
  const reply = await app.inject('/content/addresses');
  const { data } = z.parse(getContentAddresses.answer, reply.json());
  expect(reply.headers['cache-control']).toBe('public, max-age=60');
  for (const language of LANGUAGES) {
    const paths = data.map(({ addresses }) => addresses[language]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(paths).not.toContain('/gracias');
  }
  const lists = data.filter(({ addresses }) => isList(addresses.es));
  expect(lists.map(({ addresses }) => [addresses.es, addresses.en])).toContainEqual([
    '/articulos',
    '/articles',
  ]);
  expect(lists).toHaveLength(11);
  const blog = lists.find(({ addresses }) => addresses.es === '/blog');
  const days = data.filter(({ poster }) => poster !== undefined).map(({ updated = '' }) => updated);
  expect(blog?.updated).toBe(
    library.edition
      .texts('es')
      .filter(({ front }) => front.sections)
      .map(({ front }) => front.updated)
      .toSorted()
      .at(-1),
  );
  expect(days.every((day) => day !== '')).toBe(true);
});

test('no two texts have one title or one description in a language', () => {
  for (const language of LANGUAGES) {
    const texts = library.edition.texts(language);
    for (const said of [texts.map(({ front }) => front.title), texts.map(({ front }) => front.description)]) {
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    }
  }
});

test('an address of no text is 404, which others may be told for as long as a text', async () => {
  const { statusCode, headers } = await app.inject('/content/page?path=/destinations/atlantis');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=60']);
});

test('an address that a text was taken away from is 410, in any capitals, for as long', async () => {
  const texts = textFolder();
  texts.write('gone.txt', '/destinations/vieja\n');
  const places = { airports: loadAirports(), tourCountries: new Map() };
  const emptied = await ContentLibrary.open({ folder: texts.folder, places, onProblems: () => undefined });
  const own = bareServer();
  const perMinute = { texts: 100, searches: 100 };
  await contentRoutes(own, {
    library: emptied,
    clock: () => new Date(NOW),
    previewKey: undefined,
    perMinute,
  });
  const { statusCode, headers } = await own.inject('/content/page?path=/Destinations/Vieja');
  expect([statusCode, headers['cache-control']]).toEqual([410, 'public, max-age=60']);
  // Without a key there are no previews, whatever is signed with.
  const token = previewToken({ id: 'uno', language: 'es' }, NOW + 1000, '');
  expect((await own.inject(`/content/preview?token=${token}`)).statusCode).toBe(404);
  await own.close();
  texts.forget();
});

test('one address asks for so many texts, and for so many searches, a minute', async () => {
  const own = bareServer();
  await limitRequests(own);
  const perMinute = { texts: 2, searches: 1 };
  await contentRoutes(own, { library, clock: () => new Date(NOW), previewKey: KEY, perMinute });
  const ask = async (url: string) => (await own.inject(url)).statusCode;
  const [text, search] = ['/content/page?path=/faq', '/content/search?text=lima'];
  expect([await ask(text), await ask(text), await ask(text)]).toEqual([200, 200, 429]);
  expect([await ask(search), await ask(search)]).toEqual([200, 429]);
  await own.close();
});

test('an address in capitals is that of its text, which says how it is written', async () => {
  const reply = await app.inject('/content/page?path=/Destinations/Cartagena-en-Tres-Dias');
  expect(z.parse(getContentPage.answer, reply.json()).card.href).toBe('/destinations/cartagena-en-tres-dias');
});

test('lists show their sections in a language, newest first; the two names of a list are one', async () => {
  const listOf = async (page: string, language: string) =>
    z.parse(
      getContentSection.answer,
      (await app.inject(`/content/sections/${page}?language=${language}`)).json(),
    ).data;
  const spanish = await listOf('destinations', 'es');
  expect(spanish.map(({ id }) => id)).toContain('cartagena-en-tres-dias');
  expect(await listOf('articles', 'es')).toEqual(await listOf('articulos', 'es'));
  const all = await listOf('blog', 'en');
  expect(all.map(({ published }) => published)).toEqual(
    all
      .map(({ published }) => published)
      .toSorted()
      .reverse(),
  );
  expect(all.length).toBeGreaterThanOrEqual(spanish.length);
});

test('texts are found by words', async () => {
  const reply = await app.inject('/content/search?text=getsemani&language=es');
  const { data } = z.parse(searchContent.answer, reply.json());
  expect(data[0]?.id).toBe('cartagena-en-tres-dias');
  const mistyped = await app.inject('/content/search?text=cartajena&language=es');
  expect(z.parse(searchContent.answer, mistyped.json()).insteadOf).toBe('cartagena');
});

test('a preview is for who has its signed address, until it ends', async () => {
  const asked = { id: 'cartagena-en-tres-dias', language: 'en' } as const;
  const see = async (token: string) => (await app.inject(`/content/preview?token=${token}`)).statusCode;
  const token = previewToken(asked, NOW + 1000, KEY);
  expect(await see(token)).toBe(200);
  // Nothing in between keeps what is not published.
  const { headers } = await app.inject(`/content/preview?token=${token}`);
  expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(await see(previewToken(asked, NOW - 1000, KEY))).toBe(404);
  expect(await see(previewToken(asked, NOW + 1000, 'another-0123456789'))).toBe(404);
  expect(await see(token.replace('.en.', '.es.'))).toBe(404);
});

test('every airline of the site has a page with all its facts, in both languages', async () => {
  const slugs =
    'aeromexico air-france american avianca copa delta frontier iberia jetblue klm latam lufthansa qatar southwest spirit turkish united';
  for (const language of LANGUAGES) {
    const reply = await app.inject(`/airlines?language=${language}`);
    const { data } = z.parse(getAirlines.answer, reply.json());
    expect(data.map(({ href }) => href).toSorted()).toEqual(
      slugs.split(' ').map((slug) => `/airlines/${slug}`),
    );
    const names = data.map(({ airline }) => airline?.name ?? '');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    for (const { href, airline } of data) {
      const page = z.parse(
        getContentPage.answer,
        (await app.inject(`/content/page?path=${href}&language=${language}`)).json(),
      );
      expect(page.airline).toMatchObject(airline ?? {});
      expect(page.language).toBe(language);
    }
  }
});
