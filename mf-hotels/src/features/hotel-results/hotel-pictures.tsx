import type { HotelPicture } from '@alisio/shared-contracts/hotels';
import { Photo } from '@alisio/shared-ui/photo';
import { StayPicture } from '@alisio/shared-ui/stay';
import { Pictures } from './card-styles.tsx';

/** So many stand on a card. */
const SHOWN = 3;

interface HotelPicturesProps {
  images: readonly HotelPicture[];
  /** it is in the first view */
  eager: boolean;
}

/** A hotel's photos, or what is drawn in their place: decoration beside its name. */
export function HotelPictures({ images, eager }: HotelPicturesProps) {
  // Two small ones, or none: one alone would leave a hole.
  const shown = images.slice(0, images.length < SHOWN ? 1 : SHOWN);
  return (
    <Pictures>
      {shown.map((image) =>
        'url' in image ? (
          <Photo key={image.url} photo={{ src: image.url }} alt={image.alt} fill sizes="248px" />
        ) : (
          <StayPicture
            key={image.seed}
            view={image.draws}
            hour={image.light}
            seed={image.seed}
            fill
            eager={eager}
          />
        ),
      )}
    </Pictures>
  );
}
