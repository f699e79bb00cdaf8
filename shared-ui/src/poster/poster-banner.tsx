import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Art } from './art.tsx';
import { drawingOf } from './catalogue.ts';
import { ComposedDrawing } from './composed-drawing.tsx';

/** The drawing's own view decides what is cut off: it keeps the place in the middle, however flat the box is. */
const Scene = styled.img`
  display: block;

  && {
    object-fit: fill;
  }
`;

export interface PosterBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** as of `Poster` */
  place: string;
  /** Accessible name; without it the scene is decoration beside the place's name. */
  label?: string;
  /** CSS aspect ratio; without one it fills the box that it is given */
  ratio?: string;
  /** It comes when it is near the window: it is not in the first view. */
  late?: boolean;
}

/**
 * A place as a scene across the window, for boxes from squares to 6:1: what a poster shows stands in the middle, and
 * sky, sea and land go on to both sides.
 */
export function PosterBanner({ place, label, ratio, late = false, ...rest }: PosterBannerProps) {
  const drawn = drawingOf(place);
  const comes = late ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const);
  return (
    <Art {...(ratio ? { ratio } : { fill: true })} {...rest}>
      {drawn ? (
        <Scene src={`${drawn.file}#wide`} alt={label ?? ''} decoding="async" {...comes} />
      ) : (
        <ComposedDrawing place={place} wide label={label} />
      )}
    </Art>
  );
}
