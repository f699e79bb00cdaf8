export { LookUpCache } from './look-up-cache.ts';
export { RenewedCache, type RenewedCacheSettings } from './renewed-cache.ts';
export { UnderWay } from './under-way.ts';
