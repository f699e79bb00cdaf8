export { LookUpCache } from './look-up-cache.ts';
