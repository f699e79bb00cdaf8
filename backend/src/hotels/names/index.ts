export { HotelNames, withoutFillers } from './hotel-name-search.ts';
