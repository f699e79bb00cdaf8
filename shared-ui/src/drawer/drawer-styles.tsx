import { Drawer as Base } from '@base-ui/react/drawer';
import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, motion, space } = tokens;

export type DrawerSide = 'start' | 'end' | 'bottom' | 'beside';

interface Sided {
  side: DrawerSide;
}

/** Where it waits, out of sight. */
const AWAY = {
  start: 'translateX(-100%)',
  end: 'translateX(100%)',
  bottom: 'translateY(100%)',
  beside: 'translateY(100%)',
};
const MOVED = {
  start: 'translateX(var(--drawer-swipe-movement-x, 0))',
  end: 'translateX(var(--drawer-swipe-movement-x, 0))',
  bottom: 'translateY(var(--drawer-swipe-movement-y, 0))',
  beside: 'translateY(var(--drawer-swipe-movement-y, 0))',
};
/** From below it is as wide as the window and leaves a strip of the page in sight. */
const upright = `
  width: min(400px, calc(100vw - ${space[12]}));
  height: 100%;
`;
const fromBelow = `
  width: 100%;
  max-width: ${tokens.page};
  margin-inline: auto;
  max-height: calc(100% - ${space[12]});
  border-radius: ${tokens.radius.panel} ${tokens.radius.panel} 0 0;
`;

/** As wide as a table of three columns, and in a wide window at its end, beside what it is about. */
const beside = `
  ${fromBelow}

  ${media.lg} {
    width: min(640px, calc(100vw - ${space[12]}));
    height: 100%;
    max-height: none;
    margin: 0;
    border-radius: 0;

    &[data-starting-style],
    &[data-ending-style] {
      transform: ${AWAY.end};
    }
  }
`;
const SHAPES: Record<DrawerSide, string> = { start: upright, end: upright, bottom: fromBelow, beside };

/** Lets light in again as the sheet is swiped away. */
export const Shade = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: color-mix(in srgb, ${color.night} 60%, transparent);
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity ${motion.open} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  &[data-swiping] {
    transition: none;
  }
`;

export const Room = styled(Base.Viewport, ownProps('side'))<Sided>`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: flex;
  align-items: flex-end;
  justify-content: ${({ side }) => (side === 'end' || side === 'beside' ? 'flex-end' : 'flex-start')};
`;

export const Sheet = styled(Base.Popup, ownProps('side'))<Sided>`
  display: flex;
  flex-direction: column;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${tokens.elevation.overlay};
  /* Drawn where colours are forced and shadows are not. */
  outline: 1px solid transparent;
  transform: ${({ side }) => MOVED[side]};
  transition: transform ${motion.open} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    transform: ${({ side }) => AWAY[side]};
  }

  &[data-swiping] {
    transition: none;
    -webkit-user-select: none;
    user-select: none;
  }

  ${({ side }) => SHAPES[side]}
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${space[16]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color.line};

  ${media.belowSm} {
    padding-inline: ${space[4]} ${space[2]};
  }
`;

export const Title = styled(Base.Title)`
  margin-right: auto;
  font-size: ${tokens.text[20]};
`;

export const Body = styled(Base.Content)`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[5]} ${space[6]};

  ${media.belowSm} {
    padding-inline: ${space[4]};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  padding-bottom: calc(${space[4]} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  ${media.belowSm} {
    padding-inline: ${space[4]};
  }
`;
