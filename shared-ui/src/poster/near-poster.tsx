import { useRef } from 'react';
import { useLatePart, useNear } from '../late-part/index.ts';
import { Art } from './art.tsx';
import type { PosterProps } from './poster.tsx';

const loadPoster = async () => {
  const { Poster } = await import(/* webpackChunkName: "poster" */ './poster.tsx');
  return Poster;
};

/**
 * A poster in a frame that is there at once; the drawing, and the list of all that were drawn, come when the frame
 * comes near the window. A page that shows it carries neither, and stands without them too.
 */
export function NearPoster(props: PosterProps & { ratio: string }) {
  const { ratio, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { part: Poster, want } = useLatePart(loadPoster);
  useNear(frame, '100px', () => void want());
  return Poster ? <Poster {...props} /> : <Art ref={frame} ratio={ratio} className={className} />;
}
