import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Actions, Body, type DrawerSide, Head, Room, Shade, Sheet, Title } from './drawer-styles.tsx';

export interface DrawerProps {
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Stays in sight at the foot: "Ver 34 vuelos". */
  actions?: ReactNode;
  closeLabel: string;
  /**
   * Where it comes from: `end` beside a menu button, `start` beside a list, `bottom` under a thumb, `beside` under a
   * thumb on a phone and from the end, wider, where there is room.
   */
  side?: DrawerSide;
  /** Asked when it closes: `false` leaves the focus to who closed it, since what follows is elsewhere. */
  returnsFocus?: () => boolean;
  /** In the head, before what closes it: "Borrar los 2". */
  headAside?: ReactNode;
}

const SWIPES = { start: 'left', end: 'right', bottom: 'down', beside: 'down' } as const;

/** A sheet from the side: menu, filters. Escape, a press beside it or a swipe closes it; the focus stays in and returns. */
export function Drawer(props: DrawerProps) {
  const {
    title,
    open,
    onOpenChange,
    children,
    actions,
    closeLabel,
    side = 'end',
    headAside,
    returnsFocus,
  } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={SWIPES[side]}>
      <Base.Portal>
        <Shade />
        <Room side={side}>
          <Sheet side={side} finalFocus={returnsFocus}>
            <Head>
              <Title>{title}</Title>
              {headAside}
              <Base.Close render={<IconButton label={closeLabel} />}>
                <Icon name="close" />
              </Base.Close>
            </Head>
            <Body>{children}</Body>
            {actions ? <Actions>{actions}</Actions> : null}
          </Sheet>
        </Room>
      </Base.Portal>
    </Base.Root>
  );
}
