import type { StubPart } from '@alisio/platform/testing';
import { CONTENT_DRAWINGS, type ContentBlock } from '@alisio/shared-contracts/content';
import { isFigureDrawing } from '@alisio/shared-ui/figure';
import { act, screen, within } from '@testing-library/react';
import { aText, showText } from '../testing/texts.ts';

const SEARCH: ContentBlock = {
  kind: 'part',
  part: 'flight-search',
  given: { to: 'CTG', city: 'Cartagena' },
};
const body: ContentBlock[] = [
  SEARCH,
  { kind: 'part', part: 'hotels', given: { city: 'Cartagena', latitude: 10.42, longitude: -75.55 } },
  { kind: 'part', part: 'map', given: { latitude: 10.42, longitude: -75.55 } },
  { kind: 'part', part: 'tours', given: { country: 'CO', slug: 'colombia' } },
];
const show = (parts: readonly StubPart[], blocks = body) =>
  showText({
    parts,
    apiHandlers: [
      { method: 'GET', path: '/content/page', body: aText({ body: blocks }) },
      { method: 'GET', path: '/air/trip-prices', body: { data: [] } },
    ],
  });
const text = async () => within(await screen.findByRole('article'));

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('the code of a part is asked for when its room comes near, and it is told what the text says', async () => {
  const rooms = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  class Watch {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe(room: Element) {
      rooms.set(room, this.#tell);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watch });
  const asked: string[] = [];
  const part = (remote: string, name: string): StubPart => ({
    ...{ remote, name },
    load: async () => {
      asked.push(name);
      return { default: ({ given }) => <p>{`${name} ${JSON.stringify(given)}`}</p> };
    },
  });
  const { container } = show([
    part('mf-flights', 'search'),
    part('mf-hotels', 'around'),
    part('mf-hotels', 'place-map'),
    part('mf-tours', 'of-country'),
  ]);
  await text();
  expect(asked).toEqual([]);
  for (const [name, told] of [
    ['mf-flights/search', 'search {"to":"CTG","city":"Cartagena"}'],
    ['mf-hotels/around', 'around {"city":"Cartagena","latitude":10.42,"longitude":-75.55}'],
    ['mf-hotels/place-map', 'place-map {"name":"Cartagena","lat":10.42,"lon":-75.55,"beside":"text"}'],
    ['mf-tours/of-country', 'of-country {"slug":"colombia"}'],
  ] as const) {
    const room = container.querySelector(`[data-part="${name}"]`);
    act(() => room && rooms.get(room)?.([{ isIntersecting: true }]));
    await screen.findByText(told);
  }
  expect(asked).toHaveLength(4);
});

test('where a part is not live a link to the same stands from the start', async () => {
  show([]);
  const { getByRole, getAllByRole } = await text();
  const hrefOf = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Buscar vuelos a Cartagena')).toBe('/vuelos/buscar?to=CTG&change=1');
  expect(hrefOf('Ver tours con fechas y precio por persona')).toBe('/turs/colombia');
  const hotels = getAllByRole('link', { name: 'Ver hoteles en Cartagena' });
  expect(hotels.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/hoteles/result?at=10.42%2C-75.55&km=40'),
  );
});

test('a drawing is told by its caption and whose it is; one that only a newer API knows leaves no trace', async () => {
  const drawing = (of: string, caption: string): ContentBlock => ({
    kind: 'part',
    part: 'drawing',
    given: { of, caption },
  });
  show([], [drawing('market', 'Puestos de fruta por la mañana.'), drawing('volcano', 'Un volcán.')]);
  const figures = (await text()).getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Puestos de fruta por la mañana. Dibujo: Alisio.',
  ]);
});

test('whatever a text may show a drawing of is drawn', () => {
  expect(CONTENT_DRAWINGS.filter((drawing) => !isFigureDrawing(drawing))).toEqual([]);
});

const throwing = () => {
  throw new Error('broken');
};

test.each<[string, StubPart['load']]>([
  ['does not come', () => Promise.reject(new Error('offline'))],
  ['throws', async () => ({ default: throwing })],
])('in the room of a part that %s a link to the same stands with a retry', async (_, load) => {
  // React tells of what a part throws, too.
  const { error } = console;
  console.error = () => undefined;
  show([{ remote: 'mf-flights', name: 'search', load }], [SEARCH]);
  const { findByRole, getByRole } = await text();
  expect((await findByRole('link', { name: 'Hoteles' })).getAttribute('href')).toBe('/other');
  expect(getByRole('button')).toBeTruthy();
  console.error = error;
});
