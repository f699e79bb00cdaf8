import { structuredFaults } from '@alisio/platform/testing';
import {
  aCard,
  aText,
  serveFaqWithMeta,
  servePreview,
  serveSection,
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

test.each([
  ['not-found', 404],
  ['gone', 410],
])('an address that no text has leads nowhere: %s', async (kind, status) => {
  refusing(kind, status);
  expect(await serveText()).toBe('→ undefined');
});

test('an address of before leads on, and so does one in another language, which it then names', async () => {
  answering(aText({ card: aCard({ href: '/destinations/otra' }) }));
  expect(await serveText()).toBe('→ /destinations/otra');
  answering(aText({ language: 'en', card: aCard({ href: '/destinations/other' }) }));
  expect(await serveText()).toBe('→ /destinations/other?locale=en');
  const there = '/destinations/cartagena-in-three-days';
  answering(aText({ language: 'en', card: aCard({ href: there }) }));
  expect(await serveText({ path: there })).toBe(`→ ${there}?locale=en`);
  expect(await serveText({ path: there, language: 'en' })).toContain('In this article');
  answering(aText());
  const here = '/destinations/cartagena-en-tres-dias';
  expect(await serveText({ path: here, language: 'en' })).toBe(`→ ${here}?locale=es`);
});

test('a preview whose time is over is not there', async () => {
  refusing('not-found', 404);
  expect(await servePreview({ path: '/articulos/vista-previa?token=x' })).toBe('→ undefined');
  answering(aText());
  expect(await servePreview({ path: '/articulos/vista-previa?token=x' })).toContain('aún no está publicado');
});

test('a list that is longer than a page has its next one at an address', async () => {
  answering({ data: Array.from({ length: 14 }, (_, at) => aCard({ id: `t${at}`, title: `Texto ${at}.` })) });
  const html = await serveSection();
  expect(html).toContain('href="/destinations?page=2"');
  expect(html).not.toContain('Texto 13.');
  expect(await serveSection({ path: '/destinations?page=2' })).toContain('Texto 13.');
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
