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
}

/**
 * A place as a scene across the window, for boxes from squares to 6:1: what a poster shows stands in the middle, and
 * sky, sea and land go on to both sides. It fills the box that it is given, and belongs into the first view.
 */
export function PosterBanner({ place, label, ...rest }: PosterBannerProps) {
  const drawn = drawingOf(place);
  return (
    <Art fill {...rest}>
      {drawn ? (
        <Scene src={`${drawn.file}#wide`} alt={label ?? ''} fetchPriority="high" decoding="async" />
      ) : (
        <ComposedDrawing place={place} wide label={label} />
      )}
    </Art>
  );
}
