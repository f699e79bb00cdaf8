import type { HotelInCart } from '@alisio/shared-contracts/hotels';
import { Art } from '@alisio/shared-ui/poster';
import { HOURS_OF_DAY, StayPicture } from '@alisio/shared-ui/stay';

interface HousePictureProps {
  stay: Pick<HotelInCart, 'picture'>;
  ratio: string;
}

/** The hotel as it looks: its supplier's photo, or what is drawn in its place. Decoration beside its name. */
export function HousePicture({ stay: { picture }, ratio }: HousePictureProps) {
  if ('url' in picture)
    return (
      <Art ratio={ratio}>
        <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </Art>
    );
  const hour = HOURS_OF_DAY.find((one) => one === picture.light) ?? 'day';
  return <StayPicture view={picture.draws} hour={hour} ratio={ratio} />;
}
