import type { Map as DrawnMap } from 'maplibre-gl';
import { Source } from './map-styles.tsx';

/** What the makers of tiles want said beside them is HTML: only its words are taken. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** Whose real tiles are shown, as their sources say it. */
export function TileSource({ map }: { map: DrawnMap | undefined }) {
  if (!map?.isStyleLoaded()) return null;
  const said = Object.keys(map.getStyle().sources).flatMap((name) => {
    const source = map.getSource(name);
    return source && 'attribution' in source && typeof source.attribution === 'string'
      ? wordsOf(source.attribution)
      : [];
  });
  return said.length > 0 ? <Source>{[...new Set(said)].join(' · ')}</Source> : null;
}
