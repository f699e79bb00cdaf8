export * from './billing.ts';
export * from './booking.ts';
export * from './passenger.ts';
