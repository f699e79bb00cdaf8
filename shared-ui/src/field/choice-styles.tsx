import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

export const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${tokens.target};
  cursor: pointer;

  &[data-required] > span:last-of-type::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.badText};
  }

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

/** Hint and error stand under the words, not under the box. */
export const Lines = styled.div`
  & > p {
    margin-top: 0;
    margin-left: ${space[8]};
  }
`;

export const Control = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${tokens.radius.tag};
  background: ${color.surface};
  cursor: inherit;
  transition: border-color ${tokens.motion.color} ${tokens.motion.ease};

  &:hover:enabled {
    border-color: ${color.action};
  }

  &[type='radio'] {
    border-radius: ${tokens.radius.pill};
  }

  &:checked {
    border-color: ${color.action};
  }

  &[type='checkbox']:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${color.action};
    background: ${color.action};
  }

  &[type='checkbox']:checked::before {
    content: '';
    position: absolute;
    left: 5.5px;
    top: 1.5px;
    width: 6px;
    height: 11px;
    border: solid ${color.onAction};
    border-width: 0 2.4px 2.4px 0;
    border-radius: 1px;
    transform: rotate(42deg);
  }

  &[type='checkbox']:indeterminate::before {
    content: '';
    position: absolute;
    left: 3.5px;
    top: 7.3px;
    width: 10px;
    height: 2.4px;
    border: 0;
    border-radius: 1px;
    background: ${color.onAction};
    transform: none;
  }

  &[type='radio']:checked {
    box-shadow: inset 0 0 0 5px ${color.action};
  }

  &[aria-invalid='true'],
  fieldset[aria-invalid='true'] & {
    border-color: ${color.badText};
  }

  &:disabled {
    opacity: 0.55;
  }

  /* With the system's forced colours the drawing would vanish. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
