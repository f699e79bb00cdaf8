import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { crawl } from './crawl.ts';
import { pagesIn } from './sitemap.ts';

/** What the site answers, by path and query: a page, another type, or where else to look. */
type Answer = string | { to: string } | { type: string; text?: string };

let server: Server;
let site: string;
let answers: Map<string, Answer>;
/** paths that are answered by a skeleton so many times more */
let late: Map<string, number>;

const SKELETON =
  '<!doctype html><html lang="es"><head><title>Alisio</title></head><body><div></div></body></html>';

beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    const left = late.get(url) ?? 0;
    late.set(url, left - 1);
    const answer = left > 0 ? SKELETON : answers.get(url);
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end();
    else if (typeof answer === 'string') response.writeHead(200, { 'content-type': 'text/html' }).end(answer);
    else if ('to' in answer) response.writeHead(308, { location: answer.to }).end();
    else response.writeHead(200, { 'content-type': answer.type }).end(answer.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  answers = wholeSite();
  late = new Map();
});
afterEach(() => server.close());

const WORDS: Record<Language, { name: string; text: string }> = {
  es: { name: 'Lima', text: 'Lo que hay que saber antes de ir a la ciudad de los balcones.' },
  en: { name: 'Lima', text: 'What you have to know before you go to the city of balconies.' },
};
const PATHS: Record<Language, string> = { es: '/lima', en: '/to-lima' };
const HOMES: Record<Language, string> = { es: '/', en: '/?locale=en' };

function page(language: Language, where: Record<Language, string>, title: string, inside = ''): string {
  const { text } = WORDS[language];
  const description = `${title}. ${text}`;
  const tag = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  return `<!doctype html><html lang="${language}" dir="ltr"><head><title>${title}</title>
<link rel="canonical" href="${site}${where[language]}">
<link rel="alternate" hreflang="es" href="${site}${where.es}">
<link rel="alternate" hreflang="en" href="${site}${where.en}">
<link rel="alternate" hreflang="x-default" href="${site}${where.es}">
<link rel="alternate" type="application/atom+xml" href="/feed.xml">
<meta name="description" content="${description}"><meta name="twitter:card" content="summary">
${tag('og:title', title)}${tag('og:description', description)}${tag('og:url', site + where[language])}
${tag('og:type', 'website')}${tag('og:locale', languageFacts(language).openGraph)}${tag('og:image', `${site}/p.png`)}
${tag('og:image:width', '1200')}${tag('og:image:height', '630')}${tag('og:image:alt', 'Alisio')}
</head><body><main><h1>${title}</h1><p>${text}</p>${inside}</main></body></html>`;
}

const textAt: Record<Language, string> = { es: PATHS.es, en: `${PATHS.en}?locale=en` };

function wholeSite(): Map<string, Answer> {
  const link = (href: string) => `<a href="${href}">Lima</a>`;
  return new Map<string, Answer>([
    [HOMES.es, page('es', HOMES, 'Alisio', link(PATHS.es) + link('/vieja'))],
    [HOMES.en, page('en', HOMES, 'Alisio', link(PATHS.en))],
    [textAt.es, page('es', textAt, 'Lima')],
    [textAt.en, page('en', textAt, 'Lima')],
    [PATHS.en, { to: textAt.en }],
    ['/vieja', { to: PATHS.es }],
    ['/feed.xml', { type: 'application/atom+xml' }],
    ['/p.png', { type: 'image/png' }],
  ]);
}

const go = () =>
  crawl(
    site,
    [...Object.values(HOMES), ...Object.values(textAt)].map((path) => site + path),
  );

test('a site that is whole is gone through from its home and its sitemap', async () => {
  const { wrong, found } = await go();
  expect(wrong).toEqual([]);
  expect(found).toHaveLength(4);
});

test('a page that comes as a skeleton is asked for once more, and no more than that', async () => {
  late.set('/', 1);
  expect((await go()).wrong).toEqual([]);
  late.set('/', 2);
  expect((await go()).wrong).toContainEqual(expect.stringMatching(/^\/ · outline · it has 0 main/));
});

test.each<[string, (site: Map<string, Answer>) => unknown, string]>([
  ['a link to nothing', (all) => all.delete('/vieja'), '/vieja · status · answers 404, from /'],
  [
    'an old address that leads to another old one',
    (all) => all.set('/vieja', { to: '/otra' }).set('/otra', { to: '/lima' }),
    '/vieja · status · leads to SITE/otra, which answers 308, from /',
  ],
  ['a page in the sitemap that is gone', (all) => all.delete('/lima'), '/lima · status · answers 404'],
  [
    'a page in the sitemap that has moved',
    (all) => all.set('/lima', { to: '/' }),
    '/lima · status · leads to SITE/, from /',
  ],
  [
    'a page that the sitemap lacks',
    (all) =>
      all
        .set('/vieja', page('es', { ...textAt, es: '/vieja' }, 'Vieja'))
        .set('/', page('es', HOMES, 'Alisio', '<a href="/vieja">Vieja</a>')),
    '/vieja · sitemap · may be found, and the sitemap lacks it, from /',
  ],
  [
    'a page in the sitemap that robots are kept from',
    (all) => all.set('/robots.txt', { type: 'text/plain', text: 'User-agent: *\nDisallow: /*ma\n' }),
    '/lima · sitemap · robots are kept from it, from /',
  ],
  [
    'two titles',
    (all) => all.set('/lima', page('es', textAt, 'Alisio')),
    '/, /lima · titles · all say ["es","Alisio"]',
  ],
  [
    'a pair of one side',
    (all) => all.set('/lima', page('es', { ...textAt, en: '/?locale=en' }, 'Lima')),
    '/to-lima?locale=en · pairs · es is SITE/lima, which does not name it back',
  ],
  [
    'a feed that is none',
    (all) => all.set('/feed.xml', { type: 'text/html' }),
    'SITE/feed.xml · beside · answers 200, text/html',
  ],
  ['a picture that is none', (all) => all.delete('/p.png'), 'SITE/p.png · beside · answers 404, text/html'],
  [
    'a text that is not led to its language',
    (all) => all.delete('/to-lima'),
    '/to-lima · beside · answers 404 and leads to null, not to its own language',
  ],
])('%s is told', async (_, breakIt, what) => {
  breakIt(answers);
  const { wrong } = await go();
  expect(wrong.map((line) => line.replaceAll(site, 'SITE'))).toContainEqual(expect.stringContaining(what));
});

test('the pages of a sitemap are those of all that its index names', async () => {
  answers.set('/sitemap.xml', `<sitemapindex><sitemap><loc>${site}/a.xml</loc></sitemap></sitemapindex>`);
  answers.set('/a.xml', `<urlset><url><loc>${site}/?a=1&amp;b=2</loc></url></urlset>`);
  expect(await pagesIn(`${site}/sitemap.xml`)).toEqual([`${site}/?a=1&b=2`]);
});
