import type { ComponentProps } from 'react';
import { Art, type ArtProps } from '../poster/index.ts';
import type { Hour } from '../stay/hours.ts';
import { outingDrawing } from './catalogue.ts';

export interface OutingPictureProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** what is done (`kayak`), as its supplier names what may stand for it */
  view: string;
  hour: Hour;
  /** Accessible name; without it the picture is decoration beside the name. */
  label?: string;
  /** It is in the first view. */
  eager?: boolean;
}

/** What is done somewhere, as it is drawn where there is no photo. */
export function OutingPicture(props: OutingPictureProps) {
  const { view, hour, label = '', eager = false, ratio = '4 / 3', ...rest } = props;
  return (
    <Art ratio={ratio} {...rest}>
      <img src={outingDrawing(view, hour)} alt={label} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </Art>
  );
}
