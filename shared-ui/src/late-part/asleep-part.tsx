import styled from '@emotion/styled';
import {
  type ComponentType,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button/index.ts';
import { ASLEEP, sayAlive } from '../hydration/index.ts';
import { Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';
import type { LateCode } from './late-code.ts';
import { Sleep } from './sleep.ts';
import { useWaking, type Wakes } from './use-waking.ts';

export interface DrawnPart<Props> {
  code: LateCode<ComponentType<Props>>;
  /** asked once it stands in a browser */
  wakes: () => Wakes;
  /** said under it when its code cannot be had and somebody waits for it; a hook */
  useWords: () => { silent: string; retry: string };
}

export const isServer = typeof document === 'undefined';

const Silent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-top: ${tokens.space[2]};
`;

type Place = RefObject<HTMLDivElement | null>;

interface SleeperProps<Props> {
  code: LateCode<ComponentType<Props>>;
  sleep: Sleep<Props>;
  place: Place;
  awake: boolean;
}

/** Waits in its boundary for the code. What a server draws waits for nothing else. */
function Sleeper<Props extends object>({ code, sleep, place }: SleeperProps<Props>) {
  const Part = use(isServer || code.isHere() ? code.bring() : sleep.forEver);
  const props = useSyncExternalStore(sleep.subscribe, sleep.newest, () => sleep.first);
  useEffect(() => sayAlive(place.current), [place]);
  return <Part {...props} />;
}

/** What the server drew, where a change above the part has React give it up before its code is here. */
function Still({ place, onGivenUp }: { place: Place; onGivenUp: () => void }) {
  const [html] = useState(() => ({ __html: place.current?.innerHTML ?? '' }));
  useEffect(onGivenUp, [onGivenUp]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood here
  return <div dangerouslySetInnerHTML={html} />;
}

/** A part as a server draws it, and as a browser finds it. */
export function AsleepPart<Props extends object>({ part, given }: { part: DrawnPart<Props>; given: Props }) {
  const { code, wakes, useWords } = part;
  const place = useRef<HTMLDivElement>(null);
  const [sleep] = useState(() => new Sleep(given));
  useLayoutEffect(() => sleep.tell(given), [sleep, given]);
  const [awake, setAwake] = useState(false);
  const bring = useCallback(async () => {
    await code.bring();
    startTransition(() => setAwake(true));
  }, [code]);
  const { isSilent, ask } = useWaking(place, wakes, bring);
  const words = useWords();
  // Never drawn anew by what stands around it: see `Sleep`. Told by an update that its code is here, since a promise
  // that resolves is not heard where a pointer has passed over a boundary that waits (React 19.3).
  const boundary = useMemo(
    () => (
      <Suspense fallback={<Still place={place} onGivenUp={ask} />}>
        <Sleeper code={code} sleep={sleep} place={place} awake={awake} />
      </Suspense>
    ),
    [code, sleep, ask, awake],
  );
  return (
    <div>
      <div ref={place} {...{ [ASLEEP]: '' }}>
        {boundary}
      </div>
      {isSilent ? (
        <Silent role="alert">
          <Muted>{words.silent}</Muted>
          <Button size="s" variant="quiet" onClick={ask}>
            {words.retry}
          </Button>
        </Silent>
      ) : null}
    </div>
  );
}
