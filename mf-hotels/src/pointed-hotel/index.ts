export { PointedHotelScope, useIsPointed, usePointAt, usePointedHotel } from './pointed-hotel.tsx';
