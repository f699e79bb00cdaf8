export * from './codes.ts';
export * from './facts.ts';
export * from './format-distance.ts';
