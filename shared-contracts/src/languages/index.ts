export * from './codes.ts';
export * from './facts.ts';
