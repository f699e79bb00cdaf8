export { ByPhone } from './by-phone.tsx';
export { FirstHotels } from './first-hotels.tsx';
export { HotelsAround } from './hotels-around.tsx';
export { hotelsData } from './hotels-data.ts';
export { PlaceWall } from './place-wall.tsx';
export { ShortListed } from './short-listed.tsx';
