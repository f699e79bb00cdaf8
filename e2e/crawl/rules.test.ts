import { HtmlPage } from './document.ts';
import { wrongWith } from './rules/index.ts';

const GOOD = `<!doctype html>
<html lang="es" dir="ltr"><head><meta charset="utf-8">
<title>Tres días en Cartagena</title>
<link rel="canonical" href="https://a.example/cartagena">
<link rel="alternate" hreflang="es" href="https://a.example/cartagena">
<link rel="alternate" hreflang="en" href="https://a.example/to-cartagena?locale=en">
<link rel="alternate" hreflang="x-default" href="https://a.example/cartagena">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Cartagena","datePublished":"2026-01-01","dateModified":"2026-01-01","inLanguage":"es","author":{"@type":"Organization","name":"Alisio","url":"https://a.example"}}</script>
<meta name="description" content="Qué ver, dónde dormir y cómo llegar desde el aeropuerto hasta el centro.">
<meta property="og:title" content="Tres días en Cartagena">
<meta property="og:description" content="Qué ver, dónde dormir y cómo llegar desde el aeropuerto hasta el centro.">
<meta property="og:url" content="https://a.example/cartagena"><meta property="og:type" content="website">
<meta property="og:locale" content="es_419"><meta property="og:image" content="https://a.example/p.png">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Alisio"><meta name="twitter:card" content="summary_large_image">
</head><body><header><a href="/" aria-label="Alisio"><svg aria-hidden="true"></svg></a></header>
<main><h1>Cartagena</h1><p>La ciudad que se camina de noche.</p>
<h2 id="ir">Cómo ir</h2><a href="#ir">Cómo ir</a> <a href="https://www.gov.co/">Gobierno</a>
<img src="/m.svg" alt="Muralla"><label for="q">Buscar</label><input id="q">
<p lang="en">This is the one that you will have to read by the sea.</p></main></body></html>`;

const wrongIn = (html: string) =>
  wrongWith({
    url: 'https://a.example/cartagena',
    language: 'es',
    isFound: true,
    html: new HtmlPage(html),
  });

test('nothing is wrong with a page that is whole', () => {
  expect(wrongIn(GOOD)).toEqual([]);
});

test.each([
  ['<h2 id="ir">', '<h1 id="ir">', 'outline · it has 2 h1'],
  ['<h2 id="ir">', '<h3 id="ir">', 'outline · h3 skips a level: Cómo ir'],
  ['<main>', '<div>', 'outline · it has 0 main'],
  ['id="ir"', 'id="q"', 'ids · the id q is of several'],
  ['for="q"', 'for="w"', 'ids · for names w, which is not there'],
  ['<p>La', '<p><p id=1 id=2>La', 'markup · its markup has duplicate-attribute in line 17'],
  [' aria-label="Alisio"', '', 'names · nothing names <a href="/">'],
  [' alt="Muralla"', '', 'names · nothing names <img src="/m.svg">'],
  ['<label for="q">Buscar</label>', '', 'names · nothing names <input id="q">'],
  ['href="#ir"', 'href="#fin"', 'links · a link to #fin, which is not there'],
  [
    'href="https://www.gov.co/"',
    'href="http://www.gov.co/"',
    'links · a link by http: to http://www.gov.co/',
  ],
  ['href="https://www.gov.co/"', 'href=""', 'links · a link to "": Gobierno'],
  ['lang="es"', 'lang="en"', 'languages · html lang is en'],
  ['dir="ltr"', '', 'languages · html dir is undefined'],
  [
    '<h1>Cartagena</h1>',
    '<h1>Cartagena</h1><button>Search</button>',
    'languages · said in en where es is: Search',
  ],
  [
    '<p lang="en">',
    '<p>',
    'languages · said in en where es is: This is the one that you will have to read by the sea.',
  ],
  ['>Buscar<', '>Search<', 'languages · said in en where es is: Search'],
  ['alt="Muralla"', 'alt="Search"', 'languages · said in en where es is: Search'],
  ['{"@context"', '{@context', /^structured · JSON-LD that is no JSON: /],
  ['"@type":"Article"', '"@type":"Review"', 'structured · JSON-LD has Review, which nobody gave'],
  ['"inLanguage":"es",', '', 'structured · JSON-LD has Article without inLanguage'],
  [
    '"headline":"Cartagena"',
    '"headline":"Lima"',
    'structured · JSON-LD tells what is not shown, Article: Lima',
  ],
  [
    '"url":"https://a.example"',
    '"url":"/"',
    'structured · JSON-LD has Organization whose url is no full address: /',
  ],
  ['<title>Tres días en Cartagena', '<title>', 'title · the title has 0 letters, not 3 to 80: '],
  [
    'name="description" content="',
    'name="description" content="¡Ya! ',
    /^title · og:description says another one/,
  ],
  [
    'rel="canonical" href="https://a.example/',
    'rel="canonical" href="https://b.example/',
    /^addresses · the canonical/,
  ],
  ['hreflang="en"', 'hreflang="pt"', 'addresses · hreflang names es, pt, x-default, not en, es, x-default'],
  [
    'hreflang="x-default" href="https://a.example/',
    'hreflang="x-default" href="https://b.example/',
    /x-default is/,
  ],
  ['<meta charset="utf-8">', '<meta name="robots" content="noindex">', 'addresses · it is noindex'],
  ['content="https://a.example/p.png"', 'content="/p.png"', 'picture · og:image is /p.png'],
  ['es_419', 'en_US', 'picture · og:locale is en_US'],
] as const)('a page with %s made %s is told', (was, is, what) => {
  expect(GOOD).toContain(was);
  const wrong = wrongIn(GOOD.replace(was, is)).map((line) => line.replace('/cartagena · ', ''));
  expect(wrong).toContainEqual(typeof what === 'string' ? what : expect.stringMatching(what));
});
