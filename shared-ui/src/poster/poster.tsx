import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { Art, type ArtProps } from './art.tsx';
import { drawingOf } from './catalogue.ts';
import { ComposedDrawing } from './composed-drawing.tsx';

/** What a frame of 16:9 shows of a drawing, which is 400 high. */
const SHOWN = 169;

/** How far down its drawing a wide frame lies, so that `focus` is in its middle. */
const partDown = (focus: number) => `${Math.round(((focus - SHOWN / 2) / (400 - SHOWN)) * 100)}%`;

const Drawing = styled('img', ownProps('focus'))<{ focus: number | undefined }>`
  display: block;
  ${({ focus }) => (focus === undefined ? '' : `object-position: 50% ${partDown(focus)};`)}
`;

export interface PosterProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** A drawn place (`bogota`) or its code; for any other code a picture is composed from it. */
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
  const drawn = drawingOf(place);
  return (
    <Art ratio={ratio} {...rest}>
      {drawn ? (
        <Drawing
          src={drawn.file}
          alt={label ?? ''}
          focus={wide ? drawn.focus : undefined}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <ComposedDrawing place={place} wide={wide} label={label} />
      )}
    </Art>
  );
}
