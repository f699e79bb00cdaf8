import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

/** One picture on a phone; from 768 the first one large and up to four beside it. */
export const Grid = styled.ul`
  display: grid;
  gap: 2px;
  overflow: hidden;
  border-radius: ${tokens.radius.card};

  & > li {
    min-height: 0;
  }

  & > li:not(:first-of-type) {
    display: none;
  }

  ${media.md} {
    aspect-ratio: 5 / 2;

    &[data-count='3'] {
      grid-template: 1fr 1fr / 2fr 1fr;
    }

    &[data-count='5'] {
      grid-template: 1fr 1fr / 2fr 1fr 1fr;
    }

    & > li:first-of-type {
      grid-row: span 2;
    }

    &[data-count='1'] > li:first-of-type {
      grid-row: auto;
    }

    & > li:not(:first-of-type) {
      display: block;
    }
  }
`;

export const Opener = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  & > div {
    aspect-ratio: 4 / 3;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &:hover img,
  &:hover svg {
    transform: scale(1.03);
  }

  & img,
  & svg {
    transition: transform ${tokens.motion.scale} ${tokens.motion.ease};
  }

  ${media.md} {
    & > div {
      aspect-ratio: auto;
      height: 100%;
    }
  }
`;

export const Foot = styled.div`
  margin-top: ${tokens.space[3]};
`;
