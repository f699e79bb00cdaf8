export { pictureOf } from './picture-of.ts';
export { TourCard, type TourCardProps } from './tour-card.tsx';
