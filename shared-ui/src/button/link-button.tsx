import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';

/** The look of a small underlined action as CSS text: `styled(Link)(linkStyles)`. */
export const linkStyles = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${tokens.target};
  padding: 0;
  background: none;
  border: 0;
  color: ${tokens.color.actionText};
  font-weight: 600;
  font-size: ${tokens.text[14]};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  cursor: pointer;
`;

const Plain = styled.button(linkStyles);

/** An action inside text or a card's head, that looks like a link and is a button. */
export function LinkButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <Plain type={type} {...rest} />;
}
