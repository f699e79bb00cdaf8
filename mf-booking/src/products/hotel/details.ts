import {
  type BookedHotel,
  bookedHotel,
  type HotelInCart,
  hotelInCart,
} from '@alisio/shared-contracts/hotels';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readStay = detailsReader(hotelInCart);
export const readBookedStay = detailsReader(bookedHotel);

/** The stay of a cart, or what a booking has of it. */
export const stayOf = (item: Item): HotelInCart => alreadyRead(readStay(item));
export const bookedStayOf = (item: Item): BookedHotel => alreadyRead(readBookedStay(item));

/** "Hotel Almerún, Cancún" */
export const stayName = ({ hotel }: HotelInCart): string =>
  [hotel.hotelName, hotel.locationInfo.address.cityName].filter(Boolean).join(', ');
