import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { IconButton } from '../button/index.ts';
import { Photo } from '../photo/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

export const Window = styled(Base.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  grid-template-rows: auto 1fr auto;
  background: ${color.night};
  color: ${color.onNight};
  outline: 0;
  transition: opacity ${tokens.motion.open} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  & :focus-visible {
    outline-color: ${color.onNight};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[2]} ${tokens.gutter};
  font-weight: 600;
`;

export const Round = styled(IconButton)`
  color: ${color.onNight};

  &:hover {
    background: ${color.nightLine};
  }
`;

/** A finger may still scroll and zoom; from side to side it turns the page. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr;
  place-items: center;
  min-height: 0;
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;

  ${media.md} {
    padding-inline: ${space[16]};
  }
`;

export const Whole = styled(Photo)`
  width: 100%;
  height: 100%;
  background: none;

  & > picture > img {
    object-fit: contain;
  }

  /* A poster keeps its shape. */
  & > div {
    width: auto;
    max-width: 100%;
    height: 100%;
    margin-inline: auto;
    aspect-ratio: 3 / 4;
    background: none;
  }
`;

export const Turn = styled(Round)`
  position: absolute;
  top: 50%;
  margin-top: -${space[5]};
  background: ${color.night};

  /* At both ends there is nothing left to turn to: the button shows only while it has the focus. */
  &[aria-disabled]:not(:focus-visible) {
    opacity: 0;
  }

  &[aria-disabled] {
    color: ${color.onNight2};
  }

  &[data-way='back'] {
    left: ${space[3]};
  }

  &[data-way='on'] {
    right: ${space[3]};
  }
`;

export const Words = styled.p`
  min-height: ${space[16]};
  padding: ${space[3]} ${tokens.gutter} ${space[5]};
  color: ${color.onNight2};
  text-align: center;
`;
