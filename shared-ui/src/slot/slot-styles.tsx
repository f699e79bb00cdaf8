import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** A finder's field: 64 high, small label over the value, an icon before both. */
const slotStyles = `
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[3]};
  align-items: center;
  width: 100%;
  min-height: ${space[16]};
  padding: ${space[2]} ${space[3]};
  text-align: left;
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};

  & > svg { grid-row: span 2; color: ${color.ink3}; }
  &:hover { border-color: ${color.ink2}; }
  &[data-bare] { grid-template-columns: 1fr; }
  &[data-invalid] { border-color: ${color.badText}; box-shadow: inset 0 0 0 1px ${color.badText}; }
`;

export const SlotFrame = styled.div`
  ${slotStyles}

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const SlotControl = styled.button`
  ${slotStyles}
  cursor: pointer;

  &[aria-expanded='true'] {
    border-color: ${color.action};
    box-shadow: inset 0 0 0 1px ${color.action};
  }
`;

export const slotLabelStyles = `
  display: block;
  font-size: ${text[13]};
  font-weight: 600;
  line-height: 16px;
  color: ${color.ink2};
`;

export const slotValueStyles = `
  display: block;
  min-width: 0;
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;
