export { BookingSkeleton } from './booking-skeleton.tsx';
export { BookingView } from './booking-view.tsx';
