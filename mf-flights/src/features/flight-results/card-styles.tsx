import { Button } from '@alisio/shared-ui/button';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

export const Card = styled.article`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  transition: box-shadow ${tokens.motion.color} ${tokens.motion.ease};

  &:hover {
    border-color: ${color.lineStrong};
    box-shadow: ${tokens.elevation.raised};
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 216px;
    grid-template-rows: auto 1fr;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 200px;
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 216px;
  }
`;

export const Legs = styled.div`
  min-width: 0;
  padding: ${space[3]} ${space[4]} 0;

  ${media.md} {
    padding: ${space[5]} ${space[6]} 0;
  }
`;

/** One line on a phone; what it has no room for is in the flight's sheet. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  padding: ${space[2]} ${space[4]};
  font-size: ${text[14]};
  line-height: 20px;
  color: ${color.ink2};

  & > li {
    display: inline-flex;
    align-items: flex-start;
    gap: 6px;
  }

  /* What it is sold as, where the price is not the least; the rest where there is room. */
  & > [data-wide] {
    display: none;
  }

  & svg {
    margin-top: 2px;
  }

  ${media.md} {
    row-gap: ${space[1]};
    align-content: start;
    padding: ${space[4]} ${space[6]} ${space[5]};

    & > [data-wide] {
      display: inline-flex;
    }
  }
`;

/**
 * The amount, what it is for, how much more it is (`data-more`), and what chooses it: on a phone beside the first two,
 * low enough for the longer amount of a party (`data-party`) to pass above it.
 */
export const Buy = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: ${space[3]};
  align-items: end;
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};

  & > noscript,
  & > :last-child {
    grid-area: 1 / 2 / span 2;
  }

  &[data-party] > :first-child {
    grid-area: 1 / 1 / auto / -1;
  }

  & > [data-more] {
    grid-area: 3 / 1 / auto / -1;
  }

  ${media.md} {
    grid-row: 1 / span 2;
    grid-column: 2;
    grid-template-rows: auto auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[1]};
    align-items: start;
    padding: ${space[4]} ${space[5]};
    border-top: 0;
    border-left: 1px solid ${color.line};

    & > noscript,
    & > :last-child {
      grid-area: 4 / 1;
    }
  }
`;

export const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  align-items: baseline;
`;

/** Opens the flight's sheet, which needs script. While that comes the spinner covers the word: nothing is wider for it. */
export const Choose = styled(Button)`
  position: relative;

  ${media.md} {
    margin-top: ${space[2]};
  }

  &[aria-busy] {
    -webkit-text-fill-color: transparent;
  }

  & > [data-spinner] {
    position: absolute;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export const List = styled.ol`
  & > li + li,
  & > div + div {
    margin-top: ${space[3]};
  }

  ${media.md} {
    & > li + li,
    & > div + div {
      margin-top: ${space[4]};
    }
  }
`;
