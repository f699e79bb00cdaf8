import type * as library from 'maplibre-gl';

export type MapLibrary = typeof library;

/**
 * Brings what draws maps, with a worker of its own from this site: a file by itself, so that the page's policy need not
 * allow code that is made at run time.
 */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const gl = await import(/* webpackChunkName: "library-maps" */ 'maplibre-gl');
  gl.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  // Its ground is small, and each worker would read half a megabyte of code.
  gl.setWorkerCount(1);
  return gl;
}
