export * from './billing.ts';
export * from './booking.ts';
export * from './cart-id.ts';
export * from './country-codes.ts';
export * from './item.ts';
export * from './passenger.ts';
export * from './sold-with.ts';
