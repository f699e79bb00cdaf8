import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { Art } from '@alisio/shared-ui/poster';
import { useRef } from 'react';
import { activityOf } from './details.ts';

// The list of all that were drawn comes when the frame is near.
const loadDrawn = async () => import(/* webpackChunkName: "drawn-outings" */ '@alisio/shared-ui/outing');

/** The activity of an item, in a cart or a booking: its supplier's photo, or what is drawn in its place. Decoration. */
export function ActivityPicture({ item, ratio }: { item: { details?: unknown }; ratio: string }) {
  const [picture] = activityOf(item).activity.media.rawImages;
  const frame = useRef<HTMLDivElement>(null);
  const { part: drawn, want } = useLatePart(loadDrawn);
  const isPhoto = picture !== undefined && 'url' in picture;
  useNear(frame, '100px', () => (isPhoto ? undefined : void want()));
  if (isPhoto)
    return (
      <Art ratio={ratio}>
        <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </Art>
    );
  return drawn && picture ? (
    <drawn.OutingPicture view={picture.draws} hour={picture.light} seed={picture.seed} ratio={ratio} />
  ) : (
    <Art ref={frame} ratio={ratio} />
  );
}
