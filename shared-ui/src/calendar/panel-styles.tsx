import { Popover } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** Too low a window for the months to scroll between what stands over and under them. */
const LOW = '@media (max-height: 519px)';

interface Months {
  months: 1 | 2;
}

/** Behind the sheet of a single month, which leaves the top of the window free. */
export const Shade = styled(Popover.Backdrop)`
  display: none;

  ${media.belowMd} {
    display: block;
    position: fixed;
    inset: 0;
    z-index: ${tokens.layer.dialog};
    background: color-mix(in srgb, ${color.night} 60%, transparent);
  }
`;

/**
 * Below 768, whatever place the popover computed: several months cover the window, a single one is a sheet at its
 * foot.
 */
export const Place = styled(Popover.Positioner, ownProps('months'))<Months>`
  z-index: ${tokens.layer.popover};

  ${media.belowMd} {
    position: fixed !important;
    inset: ${({ months }) => (months === 1 ? 'auto 0 0' : '0')} !important;
    width: auto !important;
    max-width: none !important;
    transform: none !important;
    z-index: ${tokens.layer.dialog};
  }
`;

export const Panel = styled(Popover.Popup, ownProps('months'))<Months>`
  display: flex;
  flex-direction: column;
  height: ${({ months }) => (months === 1 ? 'auto' : '100%')};
  max-height: 100dvh;
  border-radius: ${({ months }) => (months === 1 ? `${tokens.radius.panel} ${tokens.radius.panel} 0 0` : '0')};
  background: ${color.surface};
  color: ${color.ink};
  outline: 0;

  /* Enlarged letters, or a phone on its side: all of it scrolls, beginning with the dates to type. */
  ${LOW} {
    display: block;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-bottom: ${space[20]};
  }

  transition: opacity ${tokens.motion.open} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  ${media.md} {
    width: min(${({ months }) => (months === 1 ? '400px' : '744px')}, calc(100vw - 2 * ${tokens.gutter}));
    height: auto;
    max-height: min(var(--available-height), calc(100dvh - 2 * ${space[4]}));
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.panel};
    box-shadow: ${tokens.elevation.floating};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[2]} ${space[2]} ${space[4]};

  ${media.md} {
    padding: ${space[4]} ${space[4]} ${space[2]} ${space[6]};
  }
`;

export const Title = styled.h2`
  font-size: ${tokens.text[18]};
`;

export const Scroll = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[4]} ${space[4]};

  ${media.md} {
    padding-inline: ${space[6]};
  }
`;

export const Typed = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[3]};
  padding: ${space[1]} ${space[4]} ${space[3]};

  ${media.md} {
    max-width: calc(400px + 2 * ${space[6]});
    padding-inline: ${space[6]};
  }

  /* Where the next press goes. */
  & [data-current] input:not([aria-invalid]) {
    border-color: ${color.action};
    box-shadow: inset 0 0 0 1px ${color.action};
  }
`;

/**
 * What is said of prices stands above the buttons on a phone, between them from 768. Where it may come, its room is kept
 * from the beginning: a button that moves when prices arrive is pressed in vain.
 */
export const Foot = styled.div`
  display: grid;
  grid-template: 'note note note' 'clear chosen done' / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};

  & > :first-child {
    grid-area: clear;
  }

  & > :last-child {
    grid-area: done;
  }

  &[data-priced] {
    grid-template-rows: minmax(54px, auto) minmax(54px, auto);
  }

  ${media.md} {
    grid-template: 'clear note chosen done' / auto minmax(0, 1fr) auto auto;
    padding-inline: ${space[6]};

    &[data-priced] {
      grid-template-rows: minmax(60px, auto);
      grid-template-columns: auto minmax(0, 1fr) 200px auto;
    }
  }

  /* Closing is in sight wherever the rest has been scrolled to. */
  ${LOW} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding-block: ${space[2]};
    background: ${color.surface};
  }
`;

/** What the prices are of. */
export const Note = styled.p`
  grid-area: note;
  margin: 0;
  font-size: ${tokens.text[13]};
  line-height: 18px;
  color: ${color.ink2};

  ${media.md} {
    font-size: ${tokens.text[14]};
  }
`;

/** Beside "done". */
export const Chosen = styled.p`
  grid-area: chosen;
  font-size: ${tokens.text[14]};
  font-weight: 600;
  line-height: 18px;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

/** On a phone in sight wherever the months have been scrolled to. */
export const Beyond = styled.div`
  margin-top: ${space[3]};

  ${media.belowMd} {
    position: sticky;
    bottom: calc(-1 * ${space[4]});
    z-index: 1;
    margin-bottom: calc(-1 * ${space[4]});
    padding-block: ${space[2]};
    background: ${color.surface};
  }
`;
