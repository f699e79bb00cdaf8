import styled from '@emotion/styled';
import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react';
import { Art, type ArtProps } from './art.tsx';
import { arrivedScene, loadScene } from './catalogue.ts';
import { elements } from './elements.ts';
import { tight } from './parts/svg.ts';
import type { Scene } from './scene.ts';

/** A wide frame shows 300 by 180 of the drawing, around its silhouette. */
const WIDE_HEIGHT = 180;

const Drawing = styled.svg`
  display: block;
`;

/** The scene of a place, as soon as it is there. On a server only what was loaded before is drawn. */
function useScene(place: string): Scene | undefined {
  const [, setArrived] = useState<Scene>();
  const scene = arrivedScene(place);

  useEffect(() => {
    if (arrivedScene(place)) return;
    let wanted = true;
    loadScene(place)
      .then((loaded) => wanted && setArrived(loaded))
      // A picture that cannot be fetched leaves its quiet frame; the page needs nothing of it.
      .catch((error: unknown) => console.warn('poster', place, error));
    return () => {
      wanted = false;
    };
  }, [place]);

  return scene;
}

export interface PosterProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** A drawn place (`bogota`), or a code: `posterFor` finds its place, else one is composed from it. */
  place: string;
  /** For frames of 16:9 and flatter. */
  wide?: boolean;
  /** Accessible name; without it the poster is decoration beside the place's name. */
  label?: string;
}

/** A place as a travel poster, always the same for the same place. */
export function Poster({
  place,
  wide = false,
  label,
  ratio = wide ? '16 / 9' : '3 / 4',
  ...rest
}: PosterProps) {
  const id = useId();
  const scene = useScene(place);
  const drawing = useMemo(() => (scene ? elements(tight(scene.draw(id).join(''))) : null), [scene, id]);
  const top = wide && scene ? scene.focus - WIDE_HEIGHT / 2 : 0;
  return (
    <Art ratio={ratio} {...rest}>
      {drawing ? (
        <Drawing
          viewBox={`0 ${top} 300 ${wide ? WIDE_HEIGHT : 400}`}
          preserveAspectRatio="xMidYMid slice"
          focusable="false"
          {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        >
          {drawing}
        </Drawing>
      ) : null}
    </Art>
  );
}
