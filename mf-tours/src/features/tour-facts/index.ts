export { GoodToKnow, type GoodToKnowProps } from './good-to-know.tsx';
export { Included } from './included.tsx';
export { TourHead } from './tour-head.tsx';
export { tripOf } from './trip-data.ts';
