export { LookUpCache } from './look-up-cache.ts';
export { RenewedCache } from './renewed-cache.ts';
