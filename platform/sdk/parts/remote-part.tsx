import { useNear } from '@alisio/shared-ui/late-part';
import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { type SitePart, type SiteParts, useAppScope } from '../page/index.ts';
import type { PartModule, PartProps } from '../remote/index.ts';
import { PartBorder } from './part-border.tsx';
import { PartCard } from './part-card.tsx';
import { PartAwaited, PartRoom } from './part-room.tsx';
import { useClosed } from './use-closed.ts';

export interface RemotePartProps {
  /** `<remote>/<name>` */
  name: string;
  /** plain data for the part; it looks at what it reads */
  given?: PartProps['given'];
  /** `near`: its code is fetched when its room comes near the window; at once unless told */
  when?: 'now' | 'near';
  /** its room closes to its link where its code cannot be had, once nobody sees it: in a text, where a room would be a hole */
  closes?: boolean;
  /** stands in its place where no live remote offers it; nothing unless told */
  otherwise?: ReactNode;
}

/** How far below the window a part's room is when its code is asked for. */
const NEAR = '200px';
const NOTHING: PartProps['given'] = {};

/**
 * A part of another remote, by its name: its room is kept from the first rendering on, and where its code is dead,
 * slow, wrong or throws, a link to the same as a page stands there with a retry. Where no live remote offers it, nothing
 * but what it is told to show otherwise.
 */
export function RemotePart({
  name,
  given = NOTHING,
  when = 'now',
  closes = false,
  otherwise = null,
}: RemotePartProps) {
  const { parts } = useAppScope();
  const part = parts?.all.find((one) => one.name === name);
  if (!part || !parts) return otherwise;
  return <PartInRoom key={name} part={part} parts={parts} given={given} when={when} closes={closes} />;
}

type PartInRoomProps = Required<Pick<RemotePartProps, 'given' | 'when' | 'closes'>> & {
  part: SitePart;
  parts: SiteParts;
};

function PartInRoom({ part, parts, given, when, closes }: PartInRoomProps) {
  const { record, remote, room } = part;
  const place = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<PartModule>();
  const state = useSyncExternalStore(record.subscribe, record.state, record.state);
  useNear(place, when === 'near' ? NEAR : undefined, () => void record.load());

  const code = state.status === 'ready' ? state.code : undefined;
  const failed = state.status === 'failed' || (code !== undefined && code === broken);
  const closed = useClosed(place, closes && failed);
  const retry = () => {
    place.current?.focus({ preventScroll: true });
    setBroken(undefined);
    void (code ? record.renew() : record.retry());
  };
  const thrown = (error: unknown) => {
    setBroken(code);
    parts.tellThrown(part.name, error);
  };
  const stands = failed ? 'failed' : state.status;
  return (
    <PartRoom
      ref={place}
      room={room}
      tabIndex={-1}
      aria-busy={stands === 'loading' || undefined}
      data-part={part.name}
      data-remote={remote.name}
      data-version={remote.version}
      data-owner={remote.owner}
      data-state={stands}
      data-closed={closed || undefined}
    >
      {failed ? <PartCard part={part} retry={parts.retry} onRetry={retry} /> : null}
      {stands === 'loading' ? <PartAwaited /> : null}
      {code && !failed ? (
        <PartBorder onThrown={thrown}>
          <Suspense fallback={<PartAwaited />}>
            <code.default given={given} />
          </Suspense>
        </PartBorder>
      ) : null}
    </PartRoom>
  );
}
