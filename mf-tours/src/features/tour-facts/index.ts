export { GoodToKnow, type GoodToKnowProps } from './good-to-know.tsx';
export { Included } from './included.tsx';
export { TourHead } from './tour-head.tsx';
export { TripData } from './trip-data.tsx';
