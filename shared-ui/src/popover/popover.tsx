import { Popover as Base } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { tokens } from '../tokens/index.ts';

const Place = styled(Base.Positioner)`
  z-index: ${tokens.layer.popover};
`;

const Panel = styled(Base.Popup)`
  width: max-content;
  max-width: min(440px, calc(100vw - 2 * ${tokens.gutter}));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.floating};
  outline: 0;
  transition: opacity ${tokens.motion.open} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export interface PopoverProps {
  /** A button of ours; it gets the opening, the state and the way back of the focus. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A panel beside its button. Escape and a press outside close it; the focus returns to the button. */
export function Popover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Place side="bottom" align="start" sideOffset={8} collisionPadding={16}>
          <Panel aria-label={label}>{children}</Panel>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}
