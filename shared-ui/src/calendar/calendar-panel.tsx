import { Popover } from '@base-ui/react/popover';
import { memo, type ReactNode, useRef } from 'react';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Inside, PassedIn } from '../popover/passed-in.ts';
import { useCloseRequest } from '../popover/use-close-request.ts';
import { useDrawn } from '../popover/use-drawn.ts';
import { HANGING, useRoomBelow } from '../popover/use-room-below.ts';
import { breakpoints } from '../tokens/index.ts';
import type { CalendarCommon } from './calendar-types.ts';
import {
  Beyond,
  Chosen,
  Foot,
  Head,
  Note,
  Panel,
  Place,
  Scroll,
  Shade,
  Title,
  Typed,
} from './panel-styles.tsx';
import { bringMonthToTop } from './use-months-in-sight.ts';

type PanelProps = Pick<
  CalendarCommon,
  'open' | 'onOpenChange' | 'anchor' | 'labels' | 'months' | 'note' | 'chosen' | 'beyond'
> & {
  /** The boxes to type into. */
  typed: ReactNode;
  onClear: () => void;
  children: ReactNode;
};

/** Height that two months side by side take with their dates to type. */
const ROOM = 620;

/** Hangs under the slots from 768, covers a phone below; stays open until "done". */
export function CalendarPanel(props: PanelProps) {
  const {
    open,
    onOpenChange,
    anchor,
    labels,
    months = 2,
    typed,
    note,
    chosen,
    beyond,
    onClear,
    children,
  } = props;
  const content = (
    <>
      <Head>
        <Title>{labels.title}</Title>
        <Popover.Close render={<IconButton label={labels.close} />}>
          <Icon name="close" />
        </Popover.Close>
      </Head>
      {typed ? <Typed>{typed}</Typed> : null}
      <Scroll data-scroll>
        {children}
        {beyond ? <Beyond>{beyond}</Beyond> : null}
      </Scroll>
      <Foot data-priced={note === undefined ? undefined : ''}>
        <LinkButton onClick={onClear}>{labels.clear}</LinkButton>
        {note === undefined ? null : <Note role="status">{note}</Note>}
        {chosen ? <Chosen>{chosen}</Chosen> : null}
        <Button onClick={() => onOpenChange(false)}>{labels.done}</Button>
      </Foot>
    </>
  );
  return (
    <PassedIn value={content}>
      <Frame {...{ open, onOpenChange, anchor, months }} title={labels.title} />
    </PassedIn>
  );
}

type FrameProps = Pick<PanelProps, 'open' | 'onOpenChange' | 'anchor'> & { months: 1 | 2; title: string };

const Frame = memo(function Frame({ open, onOpenChange, anchor, months, title }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { drawn, onOpenChangeComplete } = useDrawn(open);
  useCloseRequest(open, () => onOpenChange(false));
  useRoomBelow(anchor, open, ROOM, breakpoints.md);
  // Where the window is low, the dates to type stay in view: the days are a scroll away.
  const focusDay = () => {
    const day = panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
    day?.focus({ preventScroll: true });
    if (day) bringMonthToTop(day);
    return !day;
  };
  return (
    <Popover.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, { event }) => {
        // A press on the other slot changes what is being chosen; it does not close.
        const inside = event.target instanceof Node && anchor.current?.contains(event.target);
        if (next || !inside || event.type === 'keydown') onOpenChange(next);
      }}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      <Popover.Portal keepMounted>
        {drawn && months === 1 ? <Shade /> : null}
        {drawn ? (
          <Place
            months={months}
            anchor={anchor}
            side="bottom"
            align="start"
            sideOffset={8}
            collisionPadding={16}
            collisionAvoidance={HANGING}
          >
            <Panel ref={panel} months={months} aria-label={title} initialFocus={focusDay}>
              <Inside />
            </Panel>
          </Place>
        ) : null}
      </Popover.Portal>
    </Popover.Root>
  );
});
