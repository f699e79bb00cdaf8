export * from './address.ts';
export * from './place.ts';
