import { Toast as Base } from '@base-ui/react/toast';
import styled from '@emotion/styled';
import type { IconName } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';
import type { ToastTone } from './toasts.ts';

const { color, motion, space } = tokens;

export const looks: Record<ToastTone, { icon: IconName; color: string }> = {
  info: { icon: 'info', color: color.actionText },
  good: { icon: 'check', color: color.goodText },
  bad: { icon: 'alert', color: color.badText },
};

export function toneOf(type: string | undefined): ToastTone {
  return type === 'good' || type === 'bad' ? type : 'info';
}

/** At the foot of a phone, in the corner of a wide window; the newest at the bottom. */
export const Corner = styled(Base.Viewport)`
  position: fixed;
  right: ${tokens.gutter};
  bottom: calc(${space[4]} + env(safe-area-inset-bottom, 0px));
  left: ${tokens.gutter};
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[2]};

  ${media.sm} {
    left: auto;
    width: 400px;
  }
`;

export const Note = styled(Base.Root)`
  border: 1px solid ${color.lineStrong};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${tokens.elevation.floating};
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition: opacity ${motion.open} ${motion.ease}, transform ${motion.open} ${motion.ease};

  &[data-starting-style] {
    opacity: 0;
    transform: translateY(${space[4]});
  }

  &[data-ending-style] {
    opacity: 0;
  }

  &[data-limited] {
    display: none;
  }

  &[data-swiping] {
    transition: none;
  }
`;

export const Content = styled(Base.Content)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};

  & > svg {
    margin-top: 10px;
  }

  & > div {
    align-self: center;
  }
`;

export const Title = styled(Base.Title)`
  font-size: ${tokens.text[15]};
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.4;
`;

export const Text = styled(Base.Description)`
  font-size: ${tokens.text[14]};
  color: ${color.ink2};
`;
