import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { tokens } from '../tokens/index.ts';

/** The look of a link inside text as CSS text: `styled(Link)(textLinkStyles)`. */
export const textLinkStyles = `
  color: ${tokens.color.actionText};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  transition: text-decoration-thickness ${tokens.motion.color} ${tokens.motion.ease};
  &:hover { text-decoration-thickness: 2px; }
`;

const Anchor = styled.a(textLinkStyles);

/** In the line and as high as its letters; it never stands alone on the next line. */
const Away = styled.svg`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-left: 0.25em;
  vertical-align: -0.02em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Leads out of the product: opens a tab of its own, and these words, read out, say so. */
  externalLabel?: string;
}

/** A link inside a text. What stands alone on its line is a `LinkButton` or a `Button`. */
export function TextLink({ externalLabel, children, ...rest }: TextLinkProps) {
  if (!externalLabel) return <Anchor {...rest}>{children}</Anchor>;
  return (
    <Anchor target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span aria-hidden="true">{'\u2060'}</span>
      <Away viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M4 2H2v8h8V8M7 2h3v3M10 2L5.5 6.5" />
      </Away>
      <VisuallyHidden> ({externalLabel})</VisuallyHidden>
    </Anchor>
  );
}
