import { readdirSync, readFileSync } from 'node:fs';
import { arrivedScene, drawingOf, drawnPlaces, loadScene, posterFor } from './catalogue.ts';
import { placeFile, sceneOf } from './drawn/place-file.ts';
import { tight } from './parts/svg.ts';

/** Codes that nobody drew a poster for. */
const CODES = [
  'AKL',
  'BUD',
  'CPH',
  'EDI',
  'GVA',
  'HEL',
  'ICN',
  'KRK',
  'MEL',
  'NAP',
  'NCE',
  'OSL',
  'PER',
  'TLL',
];
/** Landscapes that are known of places nobody drew; several of each. */
const LANDSCAPES = ['coast', 'oldTown', 'skyline', 'range', 'jungle', 'harbour', 'island', 'desert'].flatMap(
  (landscape) => ['a', 'b', 'c'].map((seed) => `${landscape}/${seed}`),
);
const ALL = [...drawnPlaces, ...CODES, ...LANDSCAPES];
const MAX_BYTES = 6 * 1024;

async function scene(place: string) {
  if (drawnPlaces.includes(place)) return sceneOf(place);
  await loadScene(place);
  const composed = arrivedScene(place);
  if (!composed) throw new Error(`no scene of ${place}`);
  return composed;
}

const markup = async (place: string, id = 'a') => tight((await scene(place)).draw(id).join(''));

test('at least sixty places are drawn by hand', () => {
  expect(drawnPlaces.length).toBeGreaterThanOrEqual(60);
});

test('every scene is in the catalogue, and once', () => {
  const scenes = readdirSync(new URL('./scenes/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
  expect([...drawnPlaces].sort()).toEqual(scenes.sort());
});

test.each(drawnPlaces)('the file of %s is what its scene draws today', async (place) => {
  const file = new URL(`./drawn/${place}.svg`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await placeFile(place));
  expect(drawingOf(place)?.file).toBe(file.href);
});

test.each(ALL)('%s is light, whole, and always the same', async (place) => {
  const svg = await markup(place);
  expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(await markup(place)).toBe(svg);
});

test('no two places look alike', async () => {
  const drawings = await Promise.all(ALL.map((place) => markup(place)));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('every drawn place has a sky of its own', async () => {
  const skies = await Promise.all(
    drawnPlaces.map(async (place) => {
      const [sky = ''] = (await scene(place)).draw('a');
      return [...sky.matchAll(/stop-color="([^"]+)"/g)].map(([, color]) => color).join(' ');
    }),
  );
  expect(new Set(skies).size).toBe(skies.length);
});

test.each(ALL)('two posters of %s on a page share no id', async (place) => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const one = ids(await markup(place, 'one-'));
  const other = new Set(ids(await markup(place, 'two-')));
  expect(one.filter((id) => other.has(id))).toEqual([]);
  expect(new Set(one).size).toBe(one.length);
});

test.each(drawnPlaces)(
  'a wide frame of %s is centred as its scene says, inside the drawing',
  async (place) => {
    const { focus } = await scene(place);
    expect(drawingOf(place)?.focus).toBe(focus);
    expect(focus - 90).toBeGreaterThanOrEqual(0);
    expect(focus + 90).toBeLessThanOrEqual(400);
  },
);

test('a city and its airports have the same picture, and no two places a code in common', () => {
  expect(posterFor('bog')).toBe('bogota');
  expect(drawingOf('JFK')).toBe(drawingOf('nueva-york'));
  expect(drawingOf('LGW')).toBe(drawingOf('londres'));
  expect(CODES.map(posterFor)).toEqual(CODES.map(() => undefined));
  const codes = drawnPlaces.flatMap((place) => drawingOf(place)?.codes.split(' ') ?? []).filter(Boolean);
  expect(new Set(codes).size).toBe(codes.length);
});
