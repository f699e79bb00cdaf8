import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Art, type ArtProps } from '../poster/index.ts';
import type { Hour } from '../stay/hours.ts';
import { ownProps } from '../styling/own-props.ts';
import { outingDrawing } from './catalogue.ts';
import { framingOf } from './framing.ts';

/** By `scale`, which leaves `transform` to the frame, whose picture grows under a hand. */
const Framed = styled('img', ownProps('seed'))<{ seed: string }>`
  ${({ seed }) => {
    const { zoom, side, x, y } = framingOf(seed);
    return `scale:${zoom * side} ${zoom};transform-origin:${x}% ${y}%;`;
  }}
`;

export interface OutingPictureProps extends Omit<ComponentProps<'div'>, 'children'>, ArtProps {
  /** what is done (`kayak`), as its supplier names what may stand for it */
  view: string;
  hour: Hour;
  /** which framing of the drawing, as `framingOf` reads it */
  seed?: string;
  /** Accessible name; without it the picture is decoration beside the name. */
  label?: string;
  /** It is in the first view. */
  eager?: boolean;
}

/** What is done somewhere, as it is drawn where there is no photo. */
export function OutingPicture(props: OutingPictureProps) {
  const { view, hour, seed = '', label = '', eager = false, ratio = '4 / 3', ...rest } = props;
  return (
    <Art ratio={ratio} {...rest}>
      <Framed
        seed={seed}
        src={outingDrawing(view, hour)}
        alt={label}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </Art>
  );
}
