import { Popover as Base } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { tokens } from '../tokens/index.ts';
import { HANGING, useRoomBelow } from './use-room-below.ts';

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
  /** Height that the panel may come to, px: the page makes room for it when it opens. */
  room?: number;
  children: ReactNode;
}

/** Height that most of our panels have, px. */
const ROOM = 440;

/** A panel beside its button. Escape and a press outside close it; the focus returns to the button. */
export function Popover({ trigger, label, open, onOpenChange, room = ROOM, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useRoomBelow(button, open, room);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Place side="bottom" align="start" sideOffset={8} collisionPadding={16} collisionAvoidance={HANGING}>
          <Panel aria-label={label}>{children}</Panel>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}
