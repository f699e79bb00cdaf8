export { Rating, type RatingProps } from './rating.tsx';
export { Stars, type StarsProps } from './stars.tsx';
