import { structuredFaults } from '@alisio/platform/testing';
import {
  aCard,
  aText,
  serveFaq,
  serveFaqWithMeta,
  servePreview,
  servePreviewWithMeta,
  serveSection,
  serveSectionWithMeta,
  serveSitePage,
  serveText,
  serveTextWithMeta,
} from '../testing/texts.ts';

/** What the API answers to every call of a test. */
const answering = (body: object, status = 200) => {
  globalThis.fetch = async () =>
    Response.json(body, {
      status,
      headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
    });
};
const refusing = (kind: string, status: number) =>
  answering({ type: `/problems/${kind}`, title: kind, status }, status);

test('an article is written at the edge whole, without a style that a policy refuses', async () => {
  answering(aText());
  const html = await serveText();
  expect(html).toContain('Lleva sombrero.');
  expect(html).toContain('href="#cuando-ir"');
  expect(html).toContain('Vuelos a Cartagena');
  expect(html).not.toContain(' style="');
});

test('without script each part is a form or a link to the same', async () => {
  answering(
    aText({
      body: [
        { kind: 'part', part: 'flight-search', given: { to: 'CTG', city: 'Cartagena' } },
        { kind: 'part', part: 'tours', given: { country: 'CO', slug: 'colombia' } },
      ],
    }),
  );
  const plain = [...(await serveText()).matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, html]) => html);
  expect(plain).toHaveLength(2);
  const [form, link] = plain;
  for (const said of [' action="/vuelos/buscar"', ' method="get"', ' name="to" value="CTG"', ' name="from"'])
    expect(form).toContain(said);
  expect(link).toContain(' href="/turs/colombia"');
});

test.each([
  ['not-found', 404, '→ undefined'],
  ['gone', 410, '→ gone'],
])('an address that no text has leads nowhere: %s', async (kind, status, left) => {
  refusing(kind, status);
  expect(await serveText()).toBe(left);
});

test('an address of before leads on, and so does one in another language, which it then names', async () => {
  answering(aText({ card: aCard({ href: '/destinations/otra' }) }));
  expect(await serveText()).toBe('→ /destinations/otra');
  answering(aText({ language: 'en', card: aCard({ href: '/destinations/other' }) }));
  expect(await serveText()).toBe('→ /destinations/other?locale=en');
  const there = '/destinations/cartagena-in-three-days';
  answering(aText({ language: 'en', card: aCard({ href: there }) }));
  expect(await serveText({ path: there })).toBe(`→ ${there}?locale=en`);
  // Both at once are one step.
  expect(await serveText({ path: '/destinations/of-before' })).toBe(`→ ${there}?locale=en`);
  expect(await serveText({ path: there, language: 'en' })).toContain('In this article');
  answering(aText());
  const here = '/destinations/cartagena-en-tres-dias';
  expect(await serveText({ path: here, language: 'en' })).toBe(`→ ${here}?locale=es`);
});

test('a preview whose time is over is not there', async () => {
  refusing('not-found', 404);
  expect(await servePreview({ path: '/articulos/vista-previa?token=x' })).toBe('→ undefined');
  answering(aText());
  expect(await servePreview({ path: '/articulos/vista-previa?token=x' })).toContain(
    'como está ahora en su archivo',
  );
});

test('a list that is longer than a page has its next one at an address', async () => {
  answering({ data: Array.from({ length: 14 }, (_, at) => aCard({ id: `t${at}`, title: `Texto ${at}.` })) });
  const html = await serveSection();
  expect(html).toContain('href="/destinations?page=2"');
  expect(html).not.toContain('Texto 13.');
  expect(await serveSection({ path: '/destinations?page=2' })).toContain('Texto 13.');
});

test.each([
  ['long', 'a'.repeat(10_000)],
  ['of many words', 'a '.repeat(2000)],
  ['of nothing', '%00%0A%09'],
  ['that is no text', '%FF%ED%A0%80'],
  ['asked twice', 'lima&q=%27&q[]=x&page=-1&page[]=a'],
  ['that means something elsewhere', '%3Cscript%3E%22%26%2500'],
])('a search %s is answered with a page', async (_, words) => {
  answering({ data: [aCard()] });
  const list = await serveSection({ path: `/destinations?q=${words}` });
  answering(aText({ card: aCard({ kind: 'page', href: '/faq', title: 'Preguntas' }), body: [] }));
  for (const html of [list, await serveFaq({ path: `/faq?q=${words}` })]) {
    expect(html).toContain('<h1');
    expect(html).not.toContain('<script');
    // What the browser would read in another way than it was written is not there.
    expect([...html].some((sign) => sign < ' ' && sign !== '\n')).toBe(false);
    expect(/value="([^"]*)"/.exec(html)?.[1]?.length ?? 0).toBeLessThan(200);
  }
});

test('a search that no script sends is answered at its address', async () => {
  answering({ data: [aCard({ title: 'Lima a pie' })] });
  const html = await serveSection({ path: '/destinations?q=lima' });
  expect(html).toContain('Lima a pie');
  expect(html).toContain('value="lima"');
});

test('who wants a trip arranged by a person finds the form beneath the text', async () => {
  answering(aText({ card: aCard({ id: 'conserje', kind: 'page', href: '/conserje', title: 'Conserje' }) }));
  expect(await serveSitePage('/conserje')).toContain('Te llamamos');
});

test('machines are told an article, the way to it and its picture', async () => {
  answering(aText());
  const { html, meta } = await serveTextWithMeta();
  const { structured = [], crumbs, poster, title } = meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  expect(structured).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Cartagena en tres días',
      url: '/destinations/cartagena-en-tres-dias',
    }),
  ]);
  expect(crumbs).toEqual([{ name: 'Destinos', href: '/destinations' }, { name: title }]);
  expect(html).toContain('href="/destinations"');
  expect(poster).toBe('cartagena');
});

test('machines are told all questions of the page, and none of a search', async () => {
  const questions = aText({
    card: aCard({ kind: 'page', href: '/faq', title: 'Preguntas' }),
    body: [
      { kind: 'heading', level: 2, id: 'maletas', text: 'Maletas' },
      { kind: 'heading', level: 3, id: 'una', text: '¿Qué equipaje lleva?' },
      { kind: 'paragraph', line: [{ text: 'Lo dice ' }, { text: 'la tarifa.', strong: true }] },
    ],
  });
  answering(questions);
  const { structured = [] } = (await serveFaqWithMeta()).meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  expect(structured).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: '¿Qué equipaje lleva?',
          acceptedAnswer: { '@type': 'Answer', text: 'Lo dice la tarifa.' },
        },
      ],
    },
  ]);
  const { meta } = await serveFaqWithMeta({ path: '/faq?q=tarifa' });
  expect([meta?.structured, meta?.robots]).toEqual([[], 'noindex']);
});

test('what was searched for and what is not published yet is nothing for search engines; a list is', async () => {
  answering({ data: [aCard()] });
  expect((await serveSectionWithMeta('/destinations')).meta?.robots).toBeUndefined();
  expect((await serveSectionWithMeta('/destinations?q=lima')).meta?.robots).toBe('noindex');
  answering(aText());
  expect((await servePreviewWithMeta('/articulos/vista-previa?token=x')).meta?.robots).toBe('noindex');
});
