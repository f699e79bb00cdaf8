import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const Line = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;

  & > svg {
    color: ${tokens.color.ink3};
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
`;

const Where = styled.span`
  display: block;
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
`;

export interface PlaceLineProps {
  /** without one its room stays: lines of one list stand below each other */
  icon?: IconName | undefined;
  name: string;
  where?: string | undefined;
  /** at its end: a code, a price */
  children?: ReactNode;
}

/** One line of the list under a place's box: the name as one says it, and where it is. */
export const PlaceLine = ({ icon, name, where, children }: PlaceLineProps) => (
  <Line>
    {icon ? <Icon name={icon} size="s" /> : <span />}
    <span>
      <Name>{name}</Name> {where ? <Where>{where}</Where> : null}
    </span>
    {children}
  </Line>
);
