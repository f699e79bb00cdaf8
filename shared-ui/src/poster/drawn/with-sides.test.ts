import { elementsOf, spanOf } from './span-of.ts';
import { withSides } from './with-sides.ts';

const SKY = '<rect x="0" y="0" width="300" height="400" fill="#fff"/>';
const TOWER = '<path d="M140 90h20v200h-20z" fill="#000"/>';
const COAST = '<path d="M305 200L180 300H305Z" fill="#000"/>';
const PALM = '<path d="M270 400q10 -90 60 -100z" fill="#000"/>';
const LIGHT = '<circle cx="20" cy="80" r="60" fill="#fff" opacity=".1"/>';

test.each([
  [SKY, 0, 300],
  [TOWER, 140, 160],
  [COAST, 180, 305],
  [LIGHT, -40, 80],
  [`<g transform="matrix(-1 0 0 1 300 0)">${COAST}</g>`, -5, 120],
  [`<g transform="translate(40 9)"><g>${TOWER}</g></g>`, 180, 200],
  [`<clipPath id="a">${COAST}</clipPath>${TOWER}`, 140, 160],
])('%s reaches from %d to %d', (svg, left, right) => {
  expect(spanOf(svg)).toEqual({ left, right });
});

test('elements are told apart with what is in them', () => {
  const group = `<g fill="#000">${TOWER}${COAST}</g>`;
  expect(elementsOf(`${SKY}${group}${TOWER}`)).toEqual([SKY, group, TOWER]);
});

/** What stands on each side of a drawing: which elements, and whether as in a mirror. */
const besides = (svg: string) =>
  [...svg.matchAll(/<svg x="(-?\d+)".*?<\/svg>/g)].map(([side]) =>
    [...side.matchAll(/(<g transform="[^"]*">)?<use href="#(e\d+)"/g)].map(([, , id]) => id),
  );

test('what reaches an edge goes on beyond it, what stands in the middle stands there once', () => {
  const svg = withSides([SKY, TOWER, COAST], 200);
  expect(besides(svg)).toEqual([['e0'], ['e0', 'e2']]);
  expect(svg).not.toContain('id="e1"');
});

test('land that is cut off by an edge is mirrored there, a palm or the light around a sun goes on as it is', () => {
  const svg = withSides([SKY, COAST, PALM, LIGHT], 200);
  expect(svg).toContain('<use href="#e1"/><g transform="matrix(-1 0 0 1 600 0)"><use href="#e2"/></g>');
  expect(svg).toContain('<g transform="matrix(-1 0 0 1 0 0)"><use href="#e3"/></g>');
});

test('of a street that goes across all is mirrored, also walls that end before an edge', () => {
  const walls = '<path d="M40 300h30v60h-30zM220 300h30v60h-30z" fill="#fff"/>';
  const roofs = '<path d="M-8 300h316v-9z" fill="#000"/>';
  expect(besides(withSides([SKY, walls + roofs, walls], 200))).toEqual([
    ['e0', 'e1', 'e2'],
    ['e0', 'e1', 'e2'],
  ]);
});

test.each([100, 215, 300])(
  'a banner around a middle at %d shows nothing above or below the drawing',
  (focus) => {
    const [, top = '', height = ''] = /viewBox="-300 (\d+) 900 (\d+)"/.exec(withSides([SKY], focus)) ?? [];
    expect(Number(top) + Number(height)).toBeLessThanOrEqual(400);
  },
);
