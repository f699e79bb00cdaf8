import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

type PriceSize = 's' | 'm' | 'l' | 'xl';

/** s in a line of text, m on a bar (20), l on a flight card (26), xl in the order summary (28). */
const sizes: Record<PriceSize, string> = {
  s: 'font-size: inherit;',
  m: `font-size: ${tokens.text[20]}; line-height: 24px;`,
  l: `font-size: ${tokens.text[26]}; line-height: 32px;`,
  xl: `font-size: ${tokens.text[28]}; line-height: 32px;`,
};

const Amount = styled('span', ownProps('size'))<{ size: PriceSize }>`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  white-space: nowrap;
  ${({ size }) => sizes[size]}
`;

const Sign = styled.span`
  font-size: max(0.6em, ${tokens.text[13]});
  font-weight: 600;
  letter-spacing: 0;
  color: ${tokens.color.ink2};
`;

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Sign and number as the contracts' money formats give them. */
  parts: { symbol: string; number: string };
  size?: PriceSize;
}

const NO_BREAK_SPACE = '\u00a0';

/** An amount: small currency, then the number, never broken, also when it is copied. It formats nothing itself. */
export function Price({ parts, size = 's', ...rest }: PriceProps) {
  return (
    <Amount size={size} {...rest}>
      <Sign>
        {parts.symbol}
        {NO_BREAK_SPACE}
      </Sign>
      {parts.number}
    </Amount>
  );
}
