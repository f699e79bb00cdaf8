import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import type { GalleryLabels, GalleryPicture } from './gallery-types.ts';
import { Head, Round, Stage, Turn, Whole, Window, Words } from './viewer-styles.tsx';

/** Pixels from side to side that are a swipe and no slip. */
const SWIPE = 48;

export interface ViewerProps {
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  /** Which one is shown, from 0; closed without. */
  at: number | undefined;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** All pictures, one at a time, over the whole window: arrow keys, Home and End, buttons, or a swipe. */
export function Viewer({ pictures, labels, at, onMove, onClose }: ViewerProps) {
  // While it fades out it still shows the one that was closed.
  const [last, setLast] = useState(at);
  if (at !== undefined && at !== last) setLast(at);
  return (
    <Base.Root open={at !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Pages pictures={pictures} labels={labels} at={at ?? last ?? 0} onMove={onMove} />
      </Base.Portal>
    </Base.Root>
  );
}

function Pages({ pictures, labels, at, onMove }: Omit<ViewerProps, 'onClose' | 'at'> & { at: number }) {
  const touched = useRef<number>(undefined);
  const last = pictures.length - 1;
  const shown = pictures[at];
  const turn = (to: number) => onMove(Math.min(Math.max(to, 0), last));

  const keys: Partial<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const press = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const lift = (event: PointerEvent) => {
    const moved = event.clientX - (touched.current ?? event.clientX);
    touched.current = undefined;
    if (Math.abs(moved) > SWIPE) turn(moved > 0 ? at - 1 : at + 1);
  };

  if (!shown) return null;
  const counter = labels.counter(at + 1, pictures.length);
  return (
    <Window onKeyDown={press}>
      <Head>
        <Base.Title render={<VisuallyHidden />}>{labels.title}</Base.Title>
        <span aria-hidden="true">{counter}</span>
        <Base.Close render={<Round label={labels.close} />}>
          <Icon name="close" />
        </Base.Close>
      </Head>
      <Stage
        onPointerDown={(event) => {
          touched.current = event.clientX;
        }}
        onPointerUp={lift}
      >
        <Whole
          key={shown.id}
          photo={shown.photo}
          place={shown.place}
          alt={shown.alt}
          fill
          priority
          sizes="100vw"
        />
        <Turn
          data-way="back"
          label={labels.previous}
          aria-disabled={at === 0 || undefined}
          onClick={() => turn(at - 1)}
        >
          <Icon name="chevron-left" />
        </Turn>
        <Turn
          data-way="on"
          label={labels.next}
          aria-disabled={at === last || undefined}
          onClick={() => turn(at + 1)}
        >
          <Icon name="chevron-right" />
        </Turn>
      </Stage>
      <Words aria-hidden="true">{shown.alt}</Words>
      <VisuallyHidden role="status">
        {counter}: {shown.alt}
      </VisuallyHidden>
    </Window>
  );
}
