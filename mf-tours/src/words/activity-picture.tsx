import type { ActivityPicture as Picture } from '@alisio/shared-contracts/activities';
import { OutingPicture } from '@alisio/shared-ui/outing';
import { Photo } from '@alisio/shared-ui/photo';

export interface ActivityPictureProps {
  picture: Picture;
  /** CSS widths of the box, as `sizes` of an image */
  sizes: string;
  /** it is in the first view */
  eager?: boolean;
}

/** An activity's photo, or what is drawn in its place: decoration beside its name. It fills the frame that it is given. */
export const ActivityPicture = ({ picture, sizes, eager = false }: ActivityPictureProps) =>
  'url' in picture ? (
    <Photo photo={{ src: picture.url }} alt={picture.alt} fill sizes={sizes} />
  ) : (
    <OutingPicture view={picture.draws} hour={picture.light} seed={picture.seed} fill eager={eager} />
  );
