import { Slider } from '@base-ui/react/slider';
import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

export const Title = styled.span`
  display: block;
  font-weight: 650;
`;

export const ValueText = styled.span`
  display: block;
  font-size: ${text[14]};
  color: ${color.ink2};
`;

/** A sideways move is the slider's, one up or down scrolls the page. */
export const Control = styled(Slider.Control)`
  position: relative;
  height: ${space[6]};
  margin-top: -1px;

  /* Without bars the thumbs would touch the words. */
  &[data-bare] {
    margin-top: ${space[5]};
  }

  cursor: pointer;
  touch-action: pan-y;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

/** Where the control will be: its room and its line. */
export const Place = styled.div`
  height: ${space[6]};
  margin-top: -1px;
  border-top: 2px solid ${color.lineStrong};

  &[data-bare] {
    margin-top: ${space[5]};
  }
`;

export const Track = styled(Slider.Track)`
  width: 100%;
  height: 2px;
  background: ${color.lineStrong};

  @media (forced-colors: active) {
    background: GrayText;
  }
`;

export const Kept = styled(Slider.Indicator)`
  background: ${color.action};

  &[data-disabled] {
    background: ${color.ink3};
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Thumb = styled(Slider.Thumb)`
  width: ${space[6]};
  height: ${space[6]};
  border: 2px solid ${color.action};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  cursor: grab;

  /* Nearly twice the size to a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }

  &:hover {
    box-shadow: ${tokens.elevation.raised};
  }

  &[data-dragging] {
    cursor: grabbing;
    background: ${color.actionSoft};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-disabled] {
    border-color: ${color.ink3};
    cursor: inherit;
  }

  @media (forced-colors: active) {
    background: ButtonText;
  }
`;

export const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};
`;
