import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ASLEEP, sayAlive, useHydrated } from '../hydration/index.ts';
import { bringWithPage } from '../with-page/index.ts';
import { AsleepPart, type DrawnPart, isServer } from './asleep-part.tsx';
import { lateCode } from './late-code.ts';

export interface DrawnComponentOptions extends Pick<DrawnPart<object>, 'wakes' | 'useWords'> {
  /** stands in its place where no server drew it and its code did not come with the page */
  Waiting?: ComponentType;
}

/** A document whose page is not taken over yet: what it needs of the page's code stands in it. */
const isDrawn = () => isServer || document.querySelector(`main[${ASLEEP}]`) !== null;

interface PlaceProps<Props> {
  part: DrawnPart<Props>;
  Waiting: ComponentType | undefined;
  given: Props;
}

interface BroughtProps<Props> extends Omit<PlaceProps<Props>, 'Waiting'> {
  place: RefObject<HTMLDivElement | null>;
}

function Brought<Props extends object>({ part: { code }, given, place }: BroughtProps<Props>) {
  const Part = use(code.bring());
  useEffect(() => sayAlive(place.current), [place]);
  return <Part {...given} />;
}

function Place<Props extends object>({ part, Waiting, given }: PlaceProps<Props>) {
  const hydrated = useHydrated();
  const [own] = useState(hydrated);
  const place = useRef<HTMLDivElement>(null);
  if (!own) return <AsleepPart part={part} given={given} />;
  return (
    <div ref={place}>
      <Suspense fallback={Waiting ? <Waiting /> : null}>
        <Brought part={part} given={given} place={place} />
      </Suspense>
    </div>
  );
}

/**
 * A component whose code is a file of its own and not in the first load, for what arrives drawn: a server draws it, the
 * browser lets it stand, and takes it over when it is wanted. What is done to it before that is held and done then. In
 * a page that the browser draws itself the code comes with the page's.
 *
 * A failure of the code is asked for again; what stands stays readable. Where nothing stands it is the page's.
 *
 * @param load a dynamic import of its module
 */
export function drawnComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting, ...options }: DrawnComponentOptions,
): (props: Props) => ReactNode {
  const code = lateCode(load);
  if (!isDrawn()) bringWithPage(code.bring());
  const part = { code, ...options };
  return (props) => <Place part={part} Waiting={Waiting} given={props} />;
}
