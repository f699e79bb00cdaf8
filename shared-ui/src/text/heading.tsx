import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

type HeadingSize = 'hero' | 'xl' | 'l' | 'm' | 's' | 'xs';

/** hero 44/72, xl 32/48 (ticket), l 24/32 (section, page), m 20 (card), s 18, xs 16. */
const sizes: Record<HeadingSize, string> = {
  hero: `font-size: ${tokens.text[44]}; font-stretch: ${tokens.width.snug}; letter-spacing: -.035em; line-height: .98;
    ${media.md} { font-size: ${tokens.text[72]}; }`,
  xl: `font-size: ${tokens.text[32]}; letter-spacing: -.025em;
    ${media.lg} { font-size: ${tokens.text[48]}; line-height: 1.05; font-stretch: ${tokens.width.snug}; }`,
  l: `font-size: ${tokens.text[24]}; ${media.md} { font-size: ${tokens.text[32]}; }`,
  m: `font-size: ${tokens.text[20]};`,
  s: `font-size: ${tokens.text[18]}; line-height: 1.3; letter-spacing: -.005em;`,
  xs: `font-size: ${tokens.text[16]}; line-height: 1.3; letter-spacing: 0;`,
};

const Styled = styled('h2', ownProps('look'))<{ look: HeadingSize }>`
  ${({ look }) => sizes[look]}
`;

const usual: Record<1 | 2 | 3 | 4, HeadingSize> = { 1: 'l', 2: 'l', 3: 's', 4: 'xs' };
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** How large it looks, apart from its level in the outline. */
  size?: HeadingSize;
}

export function Heading({ level, size = usual[level], ...rest }: HeadingProps) {
  return <Styled as={elements[level]} look={size} {...rest} />;
}
