import styled from '@emotion/styled';
import { useEffect, useId, useMemo, useState } from 'react';
import { arrivedScene, loadScene } from './catalogue.ts';
import { elements } from './elements.ts';
import { tight } from './parts/svg.ts';
import type { Scene } from './scene.ts';

/** A wide frame shows 300 by 180 of the drawing, around its silhouette. */
const WIDE_HEIGHT = 180;

const Drawing = styled.svg`
  display: block;
`;

/** The scene of a text, as soon as it is there. On a server only what was loaded before is drawn. */
function useScene(place: string): Scene | undefined {
  const [, setArrived] = useState(0);
  const scene = arrivedScene(place);

  useEffect(() => {
    if (arrivedScene(place)) return;
    let wanted = true;
    loadScene(place)
      .then(() => wanted && setArrived((count) => count + 1))
      // A picture that cannot be fetched leaves its quiet frame; the page needs nothing of it.
      .catch((error: unknown) => console.warn('poster', place, error));
    return () => {
      wanted = false;
    };
  }, [place]);

  return scene;
}

export interface ComposedDrawingProps {
  place: string;
  wide: boolean;
  label?: string | undefined;
}

/** The picture of a place that nobody drew. */
export function ComposedDrawing({ place, wide, label }: ComposedDrawingProps) {
  const id = useId();
  const scene = useScene(place);
  const drawing = useMemo(() => (scene ? elements(tight(scene.draw(id).join(''))) : null), [scene, id]);
  if (!scene) return null;
  return (
    <Drawing
      viewBox={`0 ${wide ? scene.focus - WIDE_HEIGHT / 2 : 0} 300 ${wide ? WIDE_HEIGHT : 400}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawing}
    </Drawing>
  );
}
