import styled from '@emotion/styled';
import { slotLabelStyles } from '../slot/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** Keeps the field's room in the page while the field is over all of the window. */
export const Box = styled.div`
  position: relative;
  min-width: 0;
  min-height: ${space[16]};
`;

/**
 * The field with its list. On a phone it is a popover of the browser's own while it is open: over all that the page
 * stacks, with the focus where it was. Otherwise it stands in its place, as if it were none.
 */
export const Sheet = styled.div`
  position: static;
  display: block;
  inset: auto;
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;

  &[data-full] {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    gap: ${space[2]};
    align-items: center;
    padding: ${space[4]} ${space[4]} 0;
    background: ${color.surface};
    color: ${color.ink};
  }
`;

/** There where the field is over all of the window. */
export const Close = styled.div`
  display: none;

  [data-full] > & {
    display: block;
    margin-right: calc(-1 * ${space[2]});
  }
`;

/** Over all of the slot: a press anywhere in it leads to the box. */
export const SlotLabel = styled.label`
  ${slotLabelStyles}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Line = styled.span`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: ${space[1]};
  min-width: 0;
`;

/**
 * Fitted, it is as wide as what it holds, so that the code stands right behind the name; older browsers go by its
 * size.
 */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 24px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  font-weight: 600;
  line-height: 24px;
  text-overflow: ellipsis;

  &[data-fit] {
    flex: 0 1 auto;
    min-width: 2ch;
    field-sizing: content;
  }

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
    font-weight: 450;
  }
`;

export const Trailing = styled.span`
  flex: none;
  color: ${color.ink2};
  pointer-events: none;
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space[2]});
  left: 0;
  z-index: ${tokens.layer.popover};
  width: 100%;
  max-height: min(400px, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  box-shadow: ${tokens.elevation.floating};

  ${media.md} {
    min-width: 400px;
  }

  /* Its end can be scrolled over a phone's keyboard. */
  [data-full] > & {
    position: static;
    grid-column: 1 / -1;
    align-self: stretch;
    max-height: none;
    padding: 0 0 45vh;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Group = styled.div`
  & + & {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.line};
  }
`;

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  font-size: ${text[13]};
  font-weight: 600;
  line-height: 16px;
  color: ${color.ink2};
`;

/** Set in, it hangs by a line: from below the drawing of the option that it belongs to, or from one like it. */
const hanging = `
  &::before {
    content: '';
    position: absolute;
    bottom: 50%;
    left: ${space[5]};
    width: ${space[3]};
    height: calc(50% + ${space[3]});
    border: solid ${color.line};
    border-width: 0 0 1px 1px;
  }

  & + &::before {
    height: 100%;
  }
`;

export const Option = styled('div', ownProps('indent'))<{ indent: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${tokens.target};
  padding: 6px ${space[3]};
  padding-left: ${({ indent }) => (indent ? space[10] : space[3])};
  border-radius: ${tokens.radius.control};
  line-height: 20px;
  cursor: pointer;
  ${({ indent }) => (indent ? hanging : '')}

  & > * {
    flex: 1;
    min-width: 0;
  }

  &[data-active] {
    background: ${color.actionSoft};
    box-shadow: inset 0 0 0 1px ${color.action};
  }
`;

export const Notice = styled.p`
  padding: ${space[3]};
  font-size: ${text[14]};
  color: ${color.ink2};
`;
