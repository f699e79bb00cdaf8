export { BookingView } from './booking-view.tsx';
