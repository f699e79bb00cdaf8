import { RemotePart } from '@alisio/platform/sdk/parts';
import type { HotelInfo } from '@alisio/shared-contracts/hotels';

export interface HotelMapProps {
  /** by its full name */
  part: string;
  hotel: HotelInfo;
}

/** A hotel's name and point, as the remote of hotels draws them once somebody comes near. */
export default function HotelMap({ part, hotel: { hotelName: name, locationInfo } }: HotelMapProps) {
  const { latitude: lat, longitude: lon } = locationInfo;
  return <RemotePart name={part} given={{ name, lat, lon }} when="near" />;
}
