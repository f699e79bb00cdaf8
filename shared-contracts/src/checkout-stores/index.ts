export * from './cart.ts';
export * from './checkout.ts';
