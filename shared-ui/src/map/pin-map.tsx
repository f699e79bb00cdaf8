import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { painted, useLatePart } from '../late-part/index.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import { Frame, Said } from './map-styles.tsx';
import type { PinMapProps } from './map-types.ts';

const loadCanvas = async (): Promise<ComponentType<MapCanvasProps>> =>
  (await import(/* webpackChunkName: "map" */ './map-canvas.tsx')).MapCanvas;
const loadLibrary = async () =>
  (await import(/* webpackChunkName: "map" */ './map-library.ts')).loadMapLibrary();

/** Brings ahead what shows prices at their places; what draws the ground is large, and waits until a map is wanted. */
export const bringMapAhead = async (): Promise<void> => void (await loadCanvas());

/** Before anything is fetched: a browser that cannot draw it need not carry what would. */
const canDraw = (): boolean =>
  typeof WebGL2RenderingContext !== 'undefined' &&
  document.createElement('canvas').getContext('webgl2') !== null;

/**
 * A map of places with their prices. It is an addition to a list that is whole without it: where it cannot be drawn it
 * says so quietly. Show it when it is wanted; what draws it is fetched then. Fills the room that it is given.
 */
export function PinMap(props: PinMapProps) {
  const { labels, className } = props;
  const { part: Canvas, want: wantCanvas } = useLatePart(loadCanvas);
  const { part: library, want: wantLibrary } = useLatePart(loadLibrary);
  const [state, setState] = useState<'coming' | 'cannot' | 'failed'>('coming');

  const bring = async () => {
    setState('coming');
    // Prices first: a phone reads what draws the ground for a third of a second, in which it paints nothing.
    const hasCanvas = await wantCanvas();
    await painted();
    if (!hasCanvas || !(await wantLibrary())) setState('failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown
  useEffect(() => {
    if (canDraw()) void bring();
    else setState('cannot');
  }, []);

  return (
    <Frame aria-label={labels.title} className={className}>
      {Canvas && state === 'coming' ? (
        <Canvas {...props} library={library} onFailed={() => setState('cannot')} />
      ) : (
        <Said role="status">
          {state === 'coming' ? labels.loading : state === 'cannot' ? labels.cannot : labels.failed}
          {state === 'failed' ? (
            <Button variant="quiet" size="s" onClick={() => void bring()}>
              {labels.retry}
            </Button>
          ) : null}
        </Said>
      )}
    </Frame>
  );
}
