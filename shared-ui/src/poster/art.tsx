import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

export interface ArtProps {
  /** CSS aspect ratio of the box; with `fill` it takes the height of what is around it. */
  ratio?: string;
  fill?: boolean;
}

/** The frame of a picture, photo (`img`) or poster (`svg`) alike. */
export const Art = styled('div', ownProps('ratio', 'fill'))<ArtProps>`
  overflow: hidden;
  background: ${tokens.color.sunken};
  ${({ fill, ratio = '3 / 4' }) => (fill ? 'height: 100%;' : `aspect-ratio: ${ratio};`)}

  & > svg,
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${tokens.motion.scale} ${tokens.motion.ease};
  }

  a:hover > & > svg,
  a:hover > & > img {
    transform: scale(1.03);
  }
`;
