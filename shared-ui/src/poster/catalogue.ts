import type { Scene } from './scene.ts';

/** Each scene is a file of its own: a page that shows one poster does not carry sixteen. */
const loaders: Readonly<Record<string, () => Promise<{ scene: Scene }>>> = {
  barcelona: () => import(/* webpackChunkName: "poster-barcelona" */ './scenes/barcelona.ts'),
  bogota: () => import(/* webpackChunkName: "poster-bogota" */ './scenes/bogota.ts'),
  'buenos-aires': () => import(/* webpackChunkName: "poster-buenos-aires" */ './scenes/buenos-aires.ts'),
  cancun: () => import(/* webpackChunkName: "poster-cancun" */ './scenes/cancun.ts'),
  cartagena: () => import(/* webpackChunkName: "poster-cartagena" */ './scenes/cartagena.ts'),
  'ciudad-de-mexico': () =>
    import(/* webpackChunkName: "poster-ciudad-de-mexico" */ './scenes/ciudad-de-mexico.ts'),
  crucero: () => import(/* webpackChunkName: "poster-crucero" */ './scenes/crucero.ts'),
  cusco: () => import(/* webpackChunkName: "poster-cusco" */ './scenes/cusco.ts'),
  'la-habana': () => import(/* webpackChunkName: "poster-la-habana" */ './scenes/la-habana.ts'),
  lima: () => import(/* webpackChunkName: "poster-lima" */ './scenes/lima.ts'),
  madrid: () => import(/* webpackChunkName: "poster-madrid" */ './scenes/madrid.ts'),
  miami: () => import(/* webpackChunkName: "poster-miami" */ './scenes/miami.ts'),
  'nueva-york': () => import(/* webpackChunkName: "poster-nueva-york" */ './scenes/nueva-york.ts'),
  paris: () => import(/* webpackChunkName: "poster-paris" */ './scenes/paris.ts'),
  santorini: () => import(/* webpackChunkName: "poster-santorini" */ './scenes/santorini.ts'),
  tokio: () => import(/* webpackChunkName: "poster-tokio" */ './scenes/tokio.ts'),
};

/** IATA codes of cities, and of their airports where those differ, to the place that was drawn for them. */
const places: Readonly<Record<string, string>> = {
  BCN: 'barcelona',
  BOG: 'bogota',
  BUE: 'buenos-aires',
  EZE: 'buenos-aires',
  AEP: 'buenos-aires',
  CUN: 'cancun',
  CTG: 'cartagena',
  MEX: 'ciudad-de-mexico',
  NLU: 'ciudad-de-mexico',
  CUZ: 'cusco',
  HAV: 'la-habana',
  LIM: 'lima',
  MAD: 'madrid',
  MIA: 'miami',
  NYC: 'nueva-york',
  JFK: 'nueva-york',
  LGA: 'nueva-york',
  EWR: 'nueva-york',
  PAR: 'paris',
  CDG: 'paris',
  ORY: 'paris',
  JTR: 'santorini',
  TYO: 'tokio',
  HND: 'tokio',
  NRT: 'tokio',
};

/** Every place that was drawn by hand. */
export const drawnPlaces: readonly string[] = Object.keys(loaders);

/** The drawn place of a city's or airport's IATA code; nothing for the others, whose poster is made from the code. */
export function posterFor(cityCode: string): string | undefined {
  return places[cityCode.toUpperCase()];
}

/** Scenes that have arrived, so that a page that waited for one draws it at once, on a server too. */
const arrived = new Map<string, Scene>();

/** The scene when it is there already. `place`: a drawn place or any code. */
export function arrivedScene(place: string): Scene | undefined {
  return arrived.get(place);
}

/**
 * Brings the drawing of a place: drawn by hand where there is one (`bogota`, `BOG`), else composed from the text
 * itself, always the same for the same text. Await it in a page's loader to show the poster with the first paint.
 */
export async function loadScene(place: string): Promise<Scene> {
  const known = arrived.get(place);
  if (known) return known;
  const load = loaders[place] ?? loaders[posterFor(place) ?? ''];
  const scene = load
    ? (await load()).scene
    : (await import(/* webpackChunkName: "poster-composed" */ './composed/compose.ts')).compose(place);
  arrived.set(place, scene);
  return scene;
}
