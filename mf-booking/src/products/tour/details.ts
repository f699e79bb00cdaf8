import { type BookedTour, bookedTour, type TourInCart, tourInCart } from '@alisio/shared-contracts/tours';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readTour = detailsReader(tourInCart);
export const readBookedTour = detailsReader(bookedTour);

/** The tour of a cart, or what a booking has of it. */
export const tourOf = (item: Item): TourInCart => alreadyRead(readTour(item));
export const bookedTourOf = (item: Item): BookedTour => alreadyRead(readBookedTour(item));

type Rooms = Pick<TourInCart, 'rooms'>;

/** Who goes: adults, and the children's ages in the order in which they are named, eldest first. */
export const partyOf = ({ rooms }: Rooms): { adults: number; childAges: number[] } => ({
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  childAges: rooms.flatMap(({ childAges }) => childAges).sort((a, b) => b - a),
});
