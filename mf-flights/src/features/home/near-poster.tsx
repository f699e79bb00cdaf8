import { Art } from '@alisio/shared-ui/poster';
import { useEffect, useRef } from 'react';
import { useLatePart } from '../../late-part/use-late-part.ts';

const loadPoster = () => import(/* webpackChunkName: "place-poster" */ './place-poster.tsx');

/** A poster whose drawing is fetched when it comes near the window: those below the fold cost the start nothing. */
export function NearPoster({ code, ratio }: { code: string; ratio: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { Part: PlacePoster, want } = useLatePart(loadPoster);
  const wanted = useRef(want);
  useEffect(() => {
    if (!frame.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      void wanted.current();
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void wanted.current();
      },
      { rootMargin: '100px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  if (!PlacePoster) return <Art ref={frame} ratio={ratio} />;
  return <PlacePoster code={code} ratio={ratio} />;
}
