export { BilledAddress } from './billed-address.tsx';
export { BookingSkeleton } from './booking-skeleton.tsx';
export { BookingView } from './booking-view.tsx';
export { Columns } from './columns.tsx';
export { DocumentButtons } from './document-buttons.tsx';
export { Printed, unprinted } from './printed.ts';
