import type { Map as DrawnMap } from 'maplibre-gl';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type MapColors, mapPalette, type ThemeName } from '../tokens/index.ts';
import { GroundKeeper } from './ground-keeper.ts';
import { groundData, groundStyle } from './ground-style.ts';
import type { MapLibrary } from './map-library.ts';
import type { AskGround, MapBox, MapPoint } from './map-types.ts';
import { LEAST_ZOOM, placesOf, viewOf } from './map-view.ts';

const MOST_ZOOM = 17;
const themeNow = (): ThemeName => {
  const said = document.documentElement.dataset.theme;
  if (said === 'light' || said === 'dark') return said;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const boxOf = (map: DrawnMap): MapBox => {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
};

const roomOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });

/** Shows these. `allIn`: those that lie far off, too */
function fit(map: DrawnMap, points: readonly MapPoint[], allIn = false): void {
  if (points.length === 0) return;
  const { lat, lon, zoom } = viewOf(points, roomOf(map.getContainer()), allIn);
  map.jumpTo({ center: [lon, lat], zoom });
}

/** Other colours on the same ground: a new style would begin without its data. */
function repaint(map: DrawnMap, colors: MapColors): void {
  map.setStyle(groundStyle(colors, colors.water), {
    transformStyle: (before, next) => ({ ...next, sources: before?.sources ?? next.sources }),
  });
}

export interface UseMapOptions {
  /** nothing while it is on its way */
  library: MapLibrary | undefined;
  box: RefObject<HTMLDivElement | null>;
  /** what the map shows when it opens, and again when these are others */
  shows: readonly MapPoint[];
  ground: AskGround;
  /** address of a style of real tiles in place of the ground of ours */
  styleUrl: string | undefined;
  title: string;
  onFailed: () => void;
}

/**
 * A map in an element, in the theme of now. What is drawn over it is placed anew with
 * each of its moves; `settled` counts how often it came to rest. `byHand`: somebody has moved it since it showed what it was to show.
 */
export function useMap({ library, box, shows, ground, styleUrl, title, onFailed }: UseMapOptions) {
  const [map, setMap] = useState<DrawnMap>();
  const [, setMoved] = useState(0);
  const [settled, setSettled] = useState(0);
  const [byHand, setByHand] = useState(false);
  const newest = useRef({ shows, ground, title, onFailed });
  newest.current = { shows, ground, title, onFailed };

  useEffect(() => {
    const container = box.current;
    if (!container || !library) return;
    const { lat, lon, zoom } = viewOf(newest.current.shows, roomOf(container));
    let made: DrawnMap;
    try {
      made = new library.Map({
        container,
        center: [lon, lat],
        zoom,
        style: styleUrl ?? groundStyle(mapPalette[themeNow()]),
        attributionControl: false,
        minZoom: LEAST_ZOOM,
        maxZoom: MOST_ZOOM,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: 0,
        reduceMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      });
    } catch (cause) {
      console.warn('map', cause);
      newest.current.onFailed();
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    // The library calls what it draws on a region, as its frame is: two of one name beside each other.
    made.getCanvas().setAttribute('role', 'group');
    made.getCanvas().setAttribute('aria-label', newest.current.title);

    const keeper = new GroundKeeper(
      (cell) => newest.current.ground(cell),
      (pieces) => {
        made.setPaintProperty('water', 'background-color', mapPalette[themeNow()].water);
        for (const [name, data] of Object.entries(groundData(pieces))) {
          const source = made.getSource(name);
          if (source instanceof library.GeoJSONSource) source.setData(data);
        }
      },
    );
    const askGround = () => {
      if (styleUrl === undefined) keeper.show(boxOf(made), made.getZoom());
    };
    made.on('move', () => setMoved((count) => count + 1));
    made.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) setByHand(true);
      setSettled((count) => count + 1);
      askGround();
    });
    made.on('style.load', askGround);
    setMap(made);

    const watch = new MutationObserver(() => {
      if (styleUrl === undefined) repaint(made, mapPalette[themeNow()]);
    });
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      watch.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [library, box, styleUrl]);

  // A list in another order is no reason to leave the place that somebody looks at.
  const where = useMemo(() => placesOf(shows), [shows]);
  const shown = useRef(where);
  useEffect(() => {
    if (!map || shown.current === where) return;
    shown.current = where;
    fit(map, newest.current.shows);
    setByHand(false);
  }, [map, where]);

  return {
    map,
    settled,
    byHand,
    /** comes so close that all of these are seen */
    open: (points: readonly MapPoint[]) => map && fit(map, points, true),
  };
}
