import { Popover as Base } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { memo, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { tokens } from '../tokens/index.ts';
import { Inside, PassedIn } from './passed-in.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useDrawn } from './use-drawn.ts';
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
  /** The button it hangs from: its own press opens and closes, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
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

/**
 * A panel beside its button. Escape and a press outside close it; the focus returns to the button, unless the press
 * has put it elsewhere; Tab goes round inside, where there is a `PopoverClose`. The button is the caller's and stays as
 * it is: it tells `aria-expanded` itself.
 */
export function Popover({ children, ...frame }: PopoverProps) {
  return (
    <PassedIn value={children}>
      <Frame {...frame} />
    </PassedIn>
  );
}

type FrameProps = Omit<PopoverProps, 'children'>;

const Frame = memo(function Frame({ anchor, label, open, onOpenChange, room = ROOM }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { drawn, onOpenChangeComplete } = useDrawn(open);
  useCloseRequest(open, () => onOpenChange(false));
  useRoomBelow(anchor, open, room);
  const toButton = () => {
    const { activeElement, body } = document;
    const free = !activeElement || activeElement === body || panel.current?.contains(activeElement);
    return free ? anchor.current : false;
  };
  return (
    <Base.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, { event }) => {
        // Its own button closes it: closed here as well, the same press would open it again.
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (next || !onButton || event.type === 'keydown') onOpenChange(next);
      }}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      <Base.Portal keepMounted>
        {drawn ? (
          <Place
            anchor={anchor}
            side="bottom"
            align="start"
            sideOffset={8}
            collisionPadding={16}
            collisionAvoidance={HANGING}
          >
            <Panel ref={panel} aria-label={label} finalFocus={toButton}>
              <Inside />
            </Panel>
          </Place>
        ) : null}
      </Base.Portal>
    </Base.Root>
  );
});

/** Closes the popover that it is in. @param render the button to press */
export function PopoverClose({ render, children }: { render: ReactElement; children: ReactNode }) {
  return <Base.Close render={render}>{children}</Base.Close>;
}
