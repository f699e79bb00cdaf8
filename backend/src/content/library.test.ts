import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { loadAirports } from '../airports/index.ts';
import type { ContentProblem } from './edition.ts';
import { ContentLibrary } from './library.ts';
import { airlineFile, articleFile, textFolder } from './testing/text-files.ts';

const places = { airports: loadAirports(), tourCountries: new Map([['CO', 'colombia']]) };
let texts: ReturnType<typeof textFolder>;
let told: ContentProblem[];
beforeEach(() => {
  texts = textFolder();
  told = [];
});
afterEach(() => texts.forget());

const open = (now?: () => number) =>
  ContentLibrary.open({
    folder: texts.folder,
    places,
    onProblems: (problems) => told.push(...problems),
    ...(now ? { now } : {}),
  });

test('a text that was changed is read again without a new start', async () => {
  texts.article({ id: 'uno' });
  let now = 0;
  const library = await open(() => now);
  expect(library.edition.page('/destinations/uno-es', 'es')?.card.title).toBe('uno es');
  texts.write('articles/uno.es.md', articleFile('es', { id: 'uno', title: 'Otro título' }));
  now = 2_000;
  expect(library.edition.page('/destinations/uno-es', 'es')?.card.title).toBe('uno es');
  await library.look();
  expect(library.edition.page('/destinations/uno-es', 'es')?.card.title).toBe('Otro título');
  expect(told).toEqual([]);
});

test.each([
  ['without front matter', 'Hola', 'has no front matter between two lines of ---'],
  ['with HTML', articleFile('es', { id: 'uno', body: '<script>alert(1)</script>' }), /holds html/],
  ['with a picture', articleFile('es', { id: 'uno', body: '![x](https://x.example/a.png)' }), /holds image/],
  [
    'with a part that nobody knows',
    articleFile('es', { id: 'uno', body: '::carousel' }),
    /nobody knows: carousel/,
  ],
  ['with a price of nowhere', articleFile('es', { id: 'uno', body: '::price' }), /part price without to/],
  [
    'with an airport that there is not',
    articleFile('es', { id: 'uno', body: '::price{to=ZZZ}' }),
    'has a part price whose to is ZZZ, which no airport has (line 17)',
  ],
  [
    'with a country that there is not',
    articleFile('es', { id: 'uno', body: '::tours{country=XX}' }),
    'has a part tours whose country is XX, not the ISO code of a country, CO (line 17)',
  ],
  [
    'with tours through where none go',
    articleFile('es', { id: 'uno', body: '::tours{country=BE}' }),
    'has a part tours whose country is BE, through which no tours go; they do through CO (line 17)',
  ],
  [
    'with a point that is not on earth',
    articleFile('es', { id: 'uno', body: '::map{latitude=104.2 longitude=-75.55}' }),
    'has a part map whose latitude is 104.2, not degrees from -90 to 90, 10.42 (line 17)',
  ],
  [
    'with a part that is told what it does not know',
    articleFile('es', { id: 'uno', body: '::flight-search{to=CTG form=BOG}' }),
    'has a part flight-search that is told form, which it does not know (line 17)',
  ],
  [
    'with a drawing that there is not',
    articleFile('es', { id: 'uno', body: '::drawing{of=volcano caption="Un volcán al amanecer."}' }),
    /part drawing whose of is volcano, not one of airplane, .*train \(line 17\)/,
  ],
  [
    'with a drawing that nobody can read',
    articleFile('es', { id: 'uno', body: '::drawing{of=market}' }),
    'has a part drawing without caption (line 17)',
  ],
  [
    'with a drawing whose caption is no sentence',
    articleFile('es', { id: 'uno', body: '::drawing{of=market caption=mercado}' }),
    /part drawing whose caption is mercado, not a sentence/,
  ],
  [
    'with too few words',
    articleFile('es', { id: 'uno' }).replace(/(La ciudad .*? vacías\. )+/, 'La ciudad de la costa.'),
    'has 6 words, not 550 to 1500',
  ],
  [
    'with too many',
    articleFile('es', { id: 'uno', body: 'La ciudad de la costa. '.repeat(300) }),
    /has \d{4} words, not 550 to 1500/,
  ],
  ['in another language', articleFile('en', { id: 'uno' }), 'is written in en'],
  ['with a field that is not ours', articleFile('es', { id: 'uno', front: 'autor: yo\n' }), /autor/],
  [
    'with a second heading of the page',
    articleFile('es', { id: 'uno', body: '# Otro' }),
    /heading of level 1/,
  ],
])('a file %s is told, and the text stays as it was', async (_, broken, what) => {
  texts.article({ id: 'uno' });
  const library = await open();
  const before = library.edition.page('/destinations/uno-es', 'es');
  texts.write('articles/uno.es.md', broken);
  await library.look();
  expect(library.edition.page('/destinations/uno-es', 'es')).toEqual(before);
  expect(told).toEqual([
    { file: 'articles/uno.es.md', what: typeof what === 'string' ? what : expect.stringMatching(what) },
  ]);
});

test('texts of a folder that cannot be listed stay as they were, and that is told once', async () => {
  texts.article({ id: 'uno' });
  const library = await open();
  renameSync(join(texts.folder, 'articles'), join(texts.folder, 'elsewhere'));
  for (let time = 0; time < 2; time += 1) await library.look();
  expect(library.edition.page('/destinations/uno-es', 'es')?.card.id).toBe('uno');
  expect(told).toEqual([{ file: 'articles', what: expect.stringMatching(/^cannot be listed: .*ENOENT/) }]);
});

test('a folder of texts that is not there is told', async () => {
  const nowhere = join(texts.folder, 'nowhere');
  const onProblems = (problems: readonly ContentProblem[]) => told.push(...problems);
  await ContentLibrary.open({ folder: nowhere, places, onProblems });
  expect(told.map(({ file }) => file)).toEqual(['articles', 'countries', 'airlines', 'pages']);
});

test('a country stands at no address of the shop, where nobody would find it', async () => {
  for (const language of LANGUAGES) {
    const article = articleFile(language, {
      id: 'uno',
      slug: language === 'es' ? 'hoteles' : 'travel-to-uno',
    });
    texts.write(`countries/uno.${language}.md`, article.replace('kind: article', 'kind: country'));
  }
  const { edition } = await open();
  expect(edition.page('/hoteles', 'es')).toBeUndefined();
  expect(told[0]).toEqual({
    file: 'countries/uno.es.md',
    what: 'would stand at /hoteles, a page of the shop',
  });
});

test('links name a text by its id, and lead to its address in the language of who reads', async () => {
  texts.airline('avianca');
  texts.article({ id: 'uno', body: '[dos](article:dos) y [Avianca](airline:avianca)' });
  texts.article({ id: 'dos' });
  const { edition } = await open();
  const linksOf = (path: string) =>
    edition
      .page(path, 'es')
      ?.body.flatMap((block) => (block.kind === 'paragraph' ? block.line : []))
      .flatMap(({ href }) => href ?? []);
  expect(linksOf('/destinations/uno-es')).toEqual(['/destinations/dos-es', '/airlines/avianca']);
  expect(linksOf('/destinations/uno-en')).toEqual(['/destinations/dos-en', '/airlines/avianca']);
});

test('a link that leads nowhere is told, and stands as plain words', async () => {
  texts.article({
    id: 'uno',
    body: '[dos](article:dos), [x](javascript:alert), [y](//evil.example), [z](/nada)',
  });
  const { edition } = await open();
  const line = edition.page('/destinations/uno-es', 'es')?.body.at(-1);
  expect(line).toEqual({
    kind: 'paragraph',
    line: expect.arrayContaining([{ text: 'dos' }, { text: 'x' }, { text: 'y' }, { text: 'z' }]),
  });
  expect(JSON.stringify(line)).not.toContain('href');
  expect(told.filter(({ file }) => file === 'articles/uno.es.md')).toHaveLength(4);
});

test('outside of the site texts lead to official sites alone, by https', async () => {
  const official = 'https://www.gov.co/visas';
  const others = ['https://gov.co.evil.example/', 'http://www.gov.co/', 'https://www.gov.co@evil.example/'];
  texts.article({ id: 'uno', body: [official, ...others].map((href) => `[x](${href})`).join(', ') });
  texts.write('official-sites.txt', '# Colombia\nwww.gov.co\n');
  const library = await open();
  const hrefs = () => JSON.stringify(library.edition.page('/destinations/uno-es', 'es')).match(/http[^"]*/g);
  expect(hrefs()).toEqual([official]);
  const toldOf = told.filter(({ file }) => file === 'articles/uno.es.md').map(({ what }) => what);
  expect(toldOf).toHaveLength(3);
  expect(toldOf[0]).toBe(`links to ${others[0]}, whose host is not in official-sites.txt`);
  texts.write('official-sites.txt', '# none any more\n');
  await library.look();
  expect(hrefs()).toBeNull();
});

test('a part says by name where flights go, in the language of who reads', async () => {
  texts.article({ id: 'uno', body: '::price{from=BOG to=LIS}' });
  const { edition } = await open();
  const partOf = (path: string) => edition.page(path, 'es')?.body.at(-1);
  expect(partOf('/destinations/uno-es')).toMatchObject({ given: { from: 'BOG', to: 'LIS', city: 'Lisboa' } });
  expect(partOf('/destinations/uno-en')).toMatchObject({ given: { city: 'Lisbon' } });
});

test('a draft is at no address and in no list, and is seen by its id', async () => {
  texts.article({ id: 'uno', front: 'draft: true\n' });
  const { edition } = await open();
  expect(edition.page('/destinations/uno-es', 'es')).toBeUndefined();
  expect(edition.addresses().map(({ addresses }) => addresses.es)).not.toContain('/destinations/uno-es');
  expect(edition.preview('uno', 'es')?.card.id).toBe('uno');
});

test('a text that lacks a language is not shown in the other', async () => {
  texts.write('articles/uno.es.md', articleFile('es', { id: 'uno' }));
  const { edition } = await open();
  expect(edition.page('/destinations/uno-es', 'es')).toBeUndefined();
  expect(told).toEqual([{ file: 'articles/uno.es.md', what: 'uno is not written once in en' }]);
});

test('an address that a text had before leads to it', async () => {
  texts.article({ id: 'uno', front: 'formerly: [antes]\n' });
  const { edition } = await open();
  for (const old of ['/destinations/antes', '/noticias/uno-es', '/destinations/colombia/uno-es']) {
    expect(edition.page(old, 'es')?.card.href).toBe('/destinations/uno-es');
  }
  expect(edition.page('/uno-es', 'es')).toBeUndefined();
});

test('two texts at one address are told', async () => {
  for (const id of ['uno', 'dos']) texts.article({ id, slug: 'la-misma' });
  await open();
  expect(told).toEqual([
    { file: 'dos, dos, uno, uno', what: 'stand at one address, /destinations/la-misma' },
  ]);
});

test('a text leads on to others of its list, and never to itself', async () => {
  for (const id of ['uno', 'dos', 'tres'])
    texts.article({ id, front: id === 'uno' ? 'related: [tres]\n' : '' });
  const { edition } = await open();
  expect(edition.page('/destinations/uno-es', 'es')?.related.map(({ id }) => id)).toEqual(['tres', 'dos']);
});

test('what is taken away for good is known as such', async () => {
  texts.write('gone.txt', '# 2026\n/destinations/vieja\n');
  const library = await open();
  expect(library.isGone('/destinations/vieja')).toBe(true);
  expect(library.isGone('/destinations/otra')).toBe(false);
});

test('texts are found by their words, without accents, titles first', async () => {
  texts.article({ id: 'uno', body: 'Un paseo por la muralla de Cartagena.' });
  texts.article({ id: 'dos', title: 'La murálla y el mar' });
  const { edition } = await open();
  const idsFor = (words: string) => edition.search(words, 'es').cards.map(({ id }) => id);
  expect(idsFor('MURALLAS')).toEqual(['dos', 'uno']);
  expect(idsFor('muralla paseo')).toEqual(['uno']);
  expect(idsFor('')).toEqual([]);
  expect(edition.search('murala', 'es').insteadOf).toBe('muralla');
});

test('a live part is refused in an airline’s text, whose page draws none', async () => {
  for (const language of LANGUAGES)
    texts.write(`airlines/avianca.${language}.md`, `${airlineFile(language, 'avianca')}\n::call\n`);
  await open();
  expect(told.map(({ what }) => what)).toEqual(
    LANGUAGES.map(() => 'has a live part, which pages of airlines do not show'),
  );
});

test('an airline stands at one address in both languages, and says the same facts in them', async () => {
  texts.airline('avianca');
  const library = await open();
  expect(told).toEqual([]);
  for (const language of LANGUAGES) {
    const page = library.edition.page('/airlines/avianca', language);
    expect([page?.language, page?.airline?.code, page?.card.airline?.alliance]).toEqual([
      language,
      'AV',
      'star',
    ]);
  }
  texts.write('airlines/avianca.en.md', airlineFile('en', 'avianca', 15));
  await library.look();
  expect(told.map(({ what }) => what)).toEqual(['says otherwise of avianca than its other language']);
});
