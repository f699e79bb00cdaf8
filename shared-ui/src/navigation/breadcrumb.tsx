import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${tokens.text[14]};
  color: ${color.ink2};
`;

/** A phone has room for the way back only: the step before the page itself. */
const Step = styled.li`
  display: flex;
  align-items: center;
  min-height: ${tokens.target};

  & > svg {
    margin-inline: ${space[1]};
    color: ${color.ink3};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: inherit;
    color: ${color.ink2};
    text-underline-offset: 4px;
  }

  & > a:hover {
    color: ${color.ink};
  }

  & > [aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  ${media.belowSm} {
    &:not([data-parent]) {
      display: none;
    }

    &[data-parent] {
      flex-direction: row-reverse;
    }

    &[data-parent] > svg {
      margin-left: -${space[1]};
      transform: scaleX(-1);
    }
  }
`;

export interface BreadcrumbProps {
  /** Names the landmark: "Dónde estás". */
  label: string;
  /** Links from the home page down, in order. */
  parents: readonly { id: string; link: ReactNode }[];
  /** The page itself. */
  current: ReactNode;
  className?: string;
}

/** The way from the home page to here. On a phone it is one link back. */
export function Breadcrumb({ label, parents, current, className }: BreadcrumbProps) {
  const last = parents.at(-1)?.id;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {parents.map(({ id, link }) => (
          <Step key={id} data-parent={id === last ? '' : undefined}>
            {link}
            <Icon name="chevron-right" size="s" />
          </Step>
        ))}
        <Step>
          <span aria-current="page">{current}</span>
        </Step>
      </List>
    </nav>
  );
}
