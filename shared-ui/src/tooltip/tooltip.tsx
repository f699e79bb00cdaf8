import { Tooltip as Base } from '@base-ui/react/tooltip';
import styled from '@emotion/styled';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

/** Long enough not to flicker under a passing pointer. */
const DELAY_MS = 300;

const Place = styled(Base.Positioner)`
  z-index: ${tokens.layer.popover};
`;

const Bubble = styled(Base.Popup)`
  max-width: min(280px, calc(100vw - 2 * ${tokens.gutter}));
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: ${color.ink};
  color: ${color.paper};
  font-size: ${tokens.text[14]};
  line-height: 20px;
  box-shadow: ${tokens.elevation.raised};
  transition: opacity ${tokens.motion.color} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export interface TooltipProps {
  /** More about the trigger. A finger cannot hover: nothing that must be known stands here alone. */
  text: ReactNode;
  /** A button or a link of ours, with a name of its own. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A remark that shows on hover and on focus, and is always read out after the trigger's name. Escape hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  return (
    <>
      <Base.Root>
        <Base.Trigger delay={DELAY_MS} render={cloneElement(children, { 'aria-describedby': id })} />
        <Base.Portal>
          <Place side={side} sideOffset={8} collisionPadding={16}>
            <Bubble aria-hidden="true">{text}</Bubble>
          </Place>
        </Base.Portal>
      </Base.Root>
      <VisuallyHidden id={id} hidden>
        {text}
      </VisuallyHidden>
    </>
  );
}
