import type { HotelInCart } from '@alisio/shared-contracts/hotels';
import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { Art } from '@alisio/shared-ui/poster';
import { useRef } from 'react';

// The list of all that were drawn weighs as much as the rest of a stay.
const loadDrawn = async () => import(/* webpackChunkName: "drawn-stays" */ '@alisio/shared-ui/stay');

interface HousePictureProps {
  stay: Pick<HotelInCart, 'picture'>;
  ratio: string;
}

/** The hotel as it looks: its supplier's photo, or what is drawn in its place. Decoration beside its name. */
export function HousePicture({ stay: { picture }, ratio }: HousePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { part: drawn, want } = useLatePart(loadDrawn);
  const isPhoto = 'url' in picture;
  useNear(frame, '100px', () => (isPhoto ? undefined : void want()));
  if (isPhoto)
    return (
      <Art ratio={ratio}>
        <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </Art>
    );
  if (!drawn) return <Art ref={frame} ratio={ratio} />;
  const hour = drawn.HOURS_OF_DAY.find((one) => one === picture.light) ?? 'day';
  return <drawn.StayPicture view={picture.draws} hour={hour} seed={picture.seed} ratio={ratio} />;
}
