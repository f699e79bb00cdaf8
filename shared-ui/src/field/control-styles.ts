import { tokens } from '../tokens/index.ts';

const { color } = tokens;

/**
 * What a text box and a select share: 48 high, a border that says it can be used, a thicker one when wrong.
 * Text is 16 px wherever the control stands: under that, phones zoom into the page on focus.
 */
export const controlStyles = `
  width: 100%;
  min-width: 0;
  min-height: ${tokens.space[12]};
  padding: 0 ${tokens.space[3]};
  background-color: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.text[16]};
  font-variant-numeric: tabular-nums;
  transition: border-color ${tokens.motion.color} ${tokens.motion.ease};

  &::placeholder { color: ${color.ink3}; opacity: 1; }
  &:hover { border-color: ${color.ink2}; }
  &[aria-invalid='true'] { border-color: ${color.badText}; box-shadow: inset 0 0 0 1px ${color.badText}; }
  &[readonly] { background-color: transparent; border-style: dashed; }
  &:disabled {
    background-color: ${color.sunken};
    border-color: ${color.line};
    color: ${color.ink3};
    opacity: 1;
    cursor: not-allowed;
  }
`;
