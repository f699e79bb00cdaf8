import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { Art } from '@alisio/shared-ui/poster';
import { useRef } from 'react';

const loadPoster = async () =>
  (await import(/* webpackChunkName: "place-poster" */ './place-poster.tsx')).default;

/** A poster whose drawing is fetched when it comes near the window: those below the fold cost the start nothing. */
export function NearPoster({ code, ratio }: { code: string; ratio: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { part: PlacePoster, want } = useLatePart(loadPoster);
  useNear(frame, '100px', () => void want());
  if (!PlacePoster) return <Art ref={frame} ratio={ratio} />;
  return <PlacePoster code={code} ratio={ratio} />;
}
