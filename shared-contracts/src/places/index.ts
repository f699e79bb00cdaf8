export * from './address.ts';
export * from './place.ts';
export * from './popular-places.ts';
