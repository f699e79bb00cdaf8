import type { ComponentProps } from 'react';
import { Art, type ArtProps } from '../poster/index.ts';
import type { Hour } from '../stay/hours.ts';
import { type TrainView, trains } from './catalogue.ts';

export interface TrainPictureProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  view: TrainView;
  hour: Hour;
  /** Accessible name; without it the picture is decoration beside the name. */
  label?: string;
  /** It is in the first view. */
  eager?: boolean;
}

/** A train as it is drawn where there is no photo: of nobody's line. */
export function TrainPicture(props: TrainPictureProps) {
  const { view, hour, label = '', eager = false, ratio = '4 / 3', ...rest } = props;
  return (
    <Art ratio={ratio} {...rest}>
      <img src={trains[view][hour]} alt={label} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </Art>
  );
}
