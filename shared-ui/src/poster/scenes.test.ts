import { drawnPlaces, loadScene, posterFor } from './catalogue.ts';
import { tight } from './parts/svg.ts';

/** Codes that nobody drew a poster for. */
const CODES = [
  'SCL',
  'MDE',
  'UIO',
  'GYE',
  'PTY',
  'SJO',
  'SDQ',
  'SJU',
  'MVD',
  'ASU',
  'LON',
  'ROM',
  'LAX',
  'ORL',
];
const MAX_BYTES = 6 * 1024;

const markup = async (place: string, id = 'a') => tight((await loadScene(place)).draw(id).join(''));

test('sixteen places are drawn by hand', () => {
  expect(drawnPlaces.length).toBe(16);
});

test.each([...drawnPlaces, ...CODES])('%s is light, whole, and always the same', async (place) => {
  const svg = await markup(place);
  expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(await markup(place)).toBe(svg);
});

test('no two places look alike', async () => {
  const drawings = await Promise.all([...drawnPlaces, ...CODES].map((place) => markup(place)));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each([...drawnPlaces, ...CODES])('two posters of %s on a page share no id', async (place) => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const one = ids(await markup(place, 'one-'));
  const other = new Set(ids(await markup(place, 'two-')));
  expect(one.filter((id) => other.has(id))).toEqual([]);
  expect(new Set(one).size).toBe(one.length);
});

test.each(drawnPlaces)('a wide frame of %s stays inside the drawing', async (place) => {
  const { focus } = await loadScene(place);
  expect(focus - 90).toBeGreaterThanOrEqual(0);
  expect(focus + 90).toBeLessThanOrEqual(400);
});

test('a city and its airports have the same picture', async () => {
  expect(posterFor('bog')).toBe('bogota');
  expect(await markup('JFK')).toBe(await markup('nueva-york'));
  expect(posterFor('SCL')).toBeUndefined();
});
