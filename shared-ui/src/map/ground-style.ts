import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from '../tokens/index.ts';
import type { MapGround } from './map-types.ts';

/** The page's own face: names are drawn from it in the browser, no file of letters is asked for. */
const FACE = ['Instrument Sans'];

const nothing = () => ({ type: 'FeatureCollection' as const, features: [] });
const source = () => ({ type: 'geojson' as const, data: nothing(), tolerance: 0.2 });

/** Ground in the colours of a theme, `around` the land: water, once its coasts are here, as until then no town lies in the sea. Its data come by `groundData`. */
export const groundStyle = (
  { land, park, street, name, halo }: MapColors,
  around = land,
): StyleSpecification => ({
  version: 8,
  sources: { land: source(), parks: source(), roads: source(), places: source() },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': around } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
    { id: 'parks', type: 'fill', source: 'parks', minzoom: 10, paint: { 'fill-color': park } },
    {
      id: 'streets',
      type: 'line',
      source: 'roads',
      minzoom: 11,
      filter: ['!', ['get', 'isMain']],
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': street,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.6, 13, 2, 16, 7],
      },
    },
    {
      id: 'avenues',
      type: 'line',
      source: 'roads',
      filter: ['get', 'isMain'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': street,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 10, 1.6, 13, 4, 16, 13],
      },
    },
    {
      id: 'areas',
      type: 'symbol',
      source: 'places',
      minzoom: 11,
      filter: ['==', ['get', 'kind'], 'area'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FACE,
        'text-size': 13,
        'text-max-width': 8,
        'symbol-sort-key': ['-', ['get', 'weight']],
      },
      paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'places',
      // Closer, its parts are named.
      maxzoom: 12.5,
      filter: ['==', ['get', 'kind'], 'town'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FACE,
        'text-size': ['interpolate', ['linear'], ['get', 'weight'], 20, 13, 1000, 16],
        'text-max-width': 9,
        // Above the middle of the town, where prices stand.
        'text-offset': [0, -1.7],
        'text-padding': 6,
        'symbol-sort-key': ['-', ['get', 'weight']],
      },
      paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.8 },
    },
  ],
});

const pairs = (flat: readonly number[]): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0]);

/** Closed, as GeoJSON wants it. */
const ring = (flat: readonly number[]): [number, number][] => {
  const points = pairs(flat);
  const [first] = points;
  return first ? [...points, first] : points;
};

const feature = <Shape>(geometry: Shape, properties: Record<string, string | number | boolean> = {}) => ({
  type: 'Feature' as const,
  properties,
  geometry,
});
const collection = <Feature>(features: Feature[]) => ({ type: 'FeatureCollection' as const, features });

/** What each source of the style shows of these pieces of ground. */
export const groundData = (pieces: readonly MapGround[]) => ({
  land: collection(
    pieces.flatMap(({ land }) =>
      land.map((rings) => feature({ type: 'Polygon' as const, coordinates: rings.map(ring) })),
    ),
  ),
  parks: collection(
    pieces.flatMap(({ parks }) =>
      parks.map((park) => feature({ type: 'Polygon' as const, coordinates: [ring(park)] })),
    ),
  ),
  roads: collection(
    pieces.flatMap(({ roads }) =>
      roads.map(({ isMain, line }) =>
        feature({ type: 'LineString' as const, coordinates: pairs(line) }, { isMain }),
      ),
    ),
  ),
  places: collection(
    pieces.flatMap(({ places }) =>
      places.map(({ kind, name, lat, lon, weight }) =>
        feature({ type: 'Point' as const, coordinates: [lon, lat] }, { kind, name, weight }),
      ),
    ),
  ),
});
