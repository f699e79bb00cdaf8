import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-weight: 700;
  font-size: ${tokens.text[24]};
  line-height: 1;
  letter-spacing: -0.035em;
  color: inherit;

  & svg {
    width: 32px;
    height: 32px;
    flex: none;
  }
`;

interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand's name, written beside the mark. */
  name: string;
}

/** Sun over the sea and the trade wind, with the name. */
export function Logo({ name, ...rest }: LogoProps) {
  return (
    <Lockup {...rest}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15" fill={tokens.color.accent} />
        <path d="M1 16a15 15 0 0 0 30 0c-4-3.5-8-3.5-12 0s-10 4-18 0z" fill={tokens.color.action} />
        <path
          d="M4.4 21.6c6.6 2.4 12 1.6 16.6-1.6 3-2 6-2.3 9-.7M8.5 26c5.5 1.3 10 .5 14-2 2-1.2 3.6-1.7 5.4-1.4"
          fill="none"
          stroke={tokens.color.paper}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>{name}</span>
    </Lockup>
  );
}
