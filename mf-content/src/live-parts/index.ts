export { CallCard } from './call-card.tsx';
export { LivePart } from './live-part.tsx';
export { TripPrice } from './trip-price.tsx';
