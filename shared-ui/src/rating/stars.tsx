import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';

const STAR = 'M7 .8l1.9 4 4.4.5-3.3 3 .9 4.3L7 10.5l-3.9 2.1.9-4.3-3.3-3 4.4-.5z';
const LEFT_HALF = 'M7 .8v9.7l-3.9 2.1.9-4.3-3.3-3 4.4-.5z';

const Row = styled.span`
  display: inline-flex;
  gap: 1px;
  color: ${tokens.color.accentText};

  & svg {
    width: 14px;
    height: 14px;
    fill: currentColor;
  }
`;

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The official category, 1 to 5; halves are drawn. */
  value: number;
  /** Read out: "4 estrellas". */
  label: string;
}

/** A hotel's category. Only what it has is drawn: an empty star would read as a lack. */
export function Stars({ value, label, ...rest }: StarsProps) {
  const whole = Math.floor(value);
  return (
    <Row role="img" aria-label={label} {...rest}>
      {Array.from({ length: Math.ceil(value) }, (_, place) => (
        <svg key={STAR + String(place)} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <path d={place < whole ? STAR : LEFT_HALF} />
        </svg>
      ))}
    </Row>
  );
}
