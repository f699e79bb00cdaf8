import { Art, NearPoster } from '@alisio/shared-ui/poster';
import { activityOf } from './details.ts';

/** The activity of an item, in a cart or a booking: its supplier's photo, or what is drawn in its place. Decoration. */
export function ActivityPicture({ item, ratio }: { item: { details?: unknown }; ratio: string }) {
  const [picture] = activityOf(item).activity.media.rawImages;
  if (!picture) return null;
  if ('url' in picture)
    return (
      <Art ratio={ratio}>
        <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </Art>
    );
  return <NearPoster place={picture.seed} wide ratio={ratio} />;
}
