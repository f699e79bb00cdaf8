import type { ComponentProps } from 'react';
import { Art, type ArtProps } from '../poster/index.ts';
import { stayDrawing } from './catalogue.ts';
import type { Hour } from './hours.ts';

export interface StayPictureProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** a house (`casona`) or a room (`doble`), as its supplier names what may stand for it */
  view: string;
  hour: Hour;
  /** of what is drawn: houses of one view differ by it */
  seed?: string;
  /** Accessible name; without it the picture is decoration beside the name. */
  label?: string;
  /** It is in the first view. */
  eager?: boolean;
}

/** A house or a room as it is drawn where there is no photo. */
export function StayPicture({
  view,
  hour,
  seed,
  label = '',
  eager = false,
  ratio = '4 / 3',
  ...rest
}: StayPictureProps) {
  return (
    <Art ratio={ratio} {...rest}>
      <img
        src={stayDrawing(view, hour, seed)}
        alt={label}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </Art>
  );
}
