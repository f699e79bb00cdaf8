import { sayAlive, useAsleepMark, useHydrated } from '@alisio/shared-ui/hydration';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { latePart, useLatePart } from '../../late-parts/late-part.ts';
import { useFirstViewDone } from '../../loading/first-view.ts';
import type { PageEndProps } from './page-end-parts.tsx';

/** Its code, for who renders a whole page at once. */
export const pageEnd = latePart(() => import(/* webpackChunkName: "page-end" */ './page-end-parts.tsx'));

const { color, space } = tokens;

/** The places of what comes later, as tall as they are in Spanish, so that a short page hardly moves. */
const BandRoom = styled.div`
  margin-top: ${space[24]};
  min-height: 213px;
  background: ${color.band};

  ${media.md} {
    min-height: 185px;
  }

  ${media.lg} {
    min-height: 155px;
  }
`;

const FullRoom = styled.div`
  min-height: 890px;
  background: ${color.night};

  ${media.md} {
    min-height: 540px;
  }

  ${media.lg} {
    min-height: 500px;
  }
`;

const SlimRoom = styled.div`
  margin-top: ${space[16]};
  min-height: 228px;
  background: ${color.night};

  ${media.md} {
    min-height: 132px;
  }

  ${media.lg} {
    min-height: 100px;
  }
`;

function Rooms({ footer, callBand }: PageEndProps) {
  return (
    <>
      {callBand ? <BandRoom /> : null}
      {footer === 'full' ? <FullRoom /> : null}
      {footer === 'slim' ? <SlimRoom /> : null}
    </>
  );
}

const isServer = typeof document === 'undefined';

/** Left as it stands by who takes the page over. */
const AS_DRAWN = { __html: '' };

const FOCUSABLE = 'a, button, select';

/** The foot as the edge drew it, whose links lead on before its code is here. */
function DrawnFoot({ frame, place }: { frame: PageEndProps; place: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    const all = () => [...(place.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    return () => {
      const at = all().findIndex((element) => element.matches(':focus'));
      if (at >= 0) queueMicrotask(() => all()[at]?.focus({ preventScroll: true }));
    };
  }, [place]);
  const parts = pageEnd.get();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of it is set, what stands there is kept
  if (!isServer) return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />;
  return <div>{parts ? <parts.Foot {...frame} /> : <Rooms {...frame} />}</div>;
}

const isAlike = (one: PageEndProps, other: PageEndProps): boolean =>
  one.footer === other.footer && one.callBand === other.callBand;

/**
 * Band, foot and what watches over the page: below the first view, so their code comes after it. Until then what the
 * edge drew stands there, or their rooms.
 */
export function PageEnd(frame: PageEndProps) {
  const part = useLatePart(pageEnd, useFirstViewDone());
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(isHydrated ? undefined : frame);
  const place = useRef<HTMLDivElement>(null);
  const isAlive = !isServer && part !== undefined;
  useEffect(() => {
    if (isAlive) sayAlive(place.current);
  }, [isAlive]);
  // What has once made room for another end is gone.
  if (drawn && !isAlike(drawn, frame)) setDrawn(undefined);
  const foot = drawn ? <DrawnFoot frame={frame} place={place} /> : <Rooms {...frame} />;
  return (
    <div ref={place} {...useAsleepMark()}>
      {isAlive ? <part.PageEndParts {...frame} /> : foot}
    </div>
  );
}
