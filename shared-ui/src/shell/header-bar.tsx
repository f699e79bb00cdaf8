import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Wrap } from '../layout/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Bar = styled.header`
  position: relative;
  z-index: ${tokens.layer.sticky};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};

  /* Nothing would hear of a press. */
  ${media.withoutScript} {
    & button {
      display: none;
    }
  }
`;

/** From 1024. Every page has the same height, and the edge's skeleton has it too: nothing moves from one to the next. */
const WIDE_HEIGHT = '72px';

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[16]};

  ${media.lg} {
    min-height: ${WIDE_HEIGHT};
  }
`;

const Brand = styled('div', ownProps('alone'))<{ alone: boolean }>`
  margin-right: auto;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
    color: ${color.ink};
    text-decoration: none;
  }

  ${media.lg} {
    margin-right: ${({ alone }) => (alone ? 'auto' : space[6])};
  }
`;

const Nav = styled.nav`
  display: none;
  gap: ${space[1]};
  margin-right: auto;

  & a {
    display: flex;
    align-items: center;
    min-height: ${WIDE_HEIGHT};
    padding: 0 ${space[3]};
    border-block: 3px solid transparent;
    color: ${color.ink2};
    font-size: ${text[15]};
    font-weight: 550;
    text-decoration: none;
  }

  & a:hover {
    color: ${color.ink};
  }

  & a[aria-current] {
    border-bottom-color: ${color.action};
    color: ${color.ink};
  }

  ${media.lg} {
    display: flex;
  }
`;

const Wide = styled.div`
  display: none;
  align-items: center;
  gap: ${space[2]};

  ${media.lg} {
    display: flex;
  }
`;

const Small = styled.div`
  ${media.lg} {
    display: none;
  }
`;

export interface HeaderBarProps {
  /** A link home around a `Logo`. */
  brand: ReactNode;
  /** Links to the product lines; the current one carries `aria-current="page"`. Without them only brand and tools show. */
  nav?: ReactNode;
  navLabel?: string;
  /** Choices that have room from 1024: language, currency. */
  wide?: ReactNode;
  /** Always there: theme, phone. */
  tools?: ReactNode;
  /** Opens the menu below 1024. */
  menu?: ReactNode;
  className?: string;
}

/** The page's head: brand, product lines, choices, and the line to a person. */
export function HeaderBar(props: HeaderBarProps) {
  const { brand, nav, navLabel, wide, tools, menu, className } = props;
  return (
    <Bar className={className}>
      <Line>
        <Brand alone={!nav}>{brand}</Brand>
        {nav ? <Nav aria-label={navLabel}>{nav}</Nav> : null}
        {wide ? <Wide>{wide}</Wide> : null}
        {tools}
        {menu ? <Small>{menu}</Small> : null}
      </Line>
    </Bar>
  );
}
