export * from './cookies.ts';
export * from './countries.ts';
export * from './exchange.ts';
export * from './known-visitor.ts';
export * from './location.ts';
