import { stayOf } from './details.ts';
import { HousePicture } from './house-picture.tsx';

/** The hotel of an item, in a cart or a booking. */
export const StayPictureOfItem = ({ item, ratio }: { item: { details?: unknown }; ratio: string }) => (
  <HousePicture stay={stayOf(item)} ratio={ratio} />
);
