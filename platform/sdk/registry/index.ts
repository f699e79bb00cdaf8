export * from './arm.ts';
export * from './claims.ts';
export * from './known-addresses.ts';
export * from './live-versions.ts';
export * from './path-patterns.ts';
export * from './public-registry.ts';
export * from './releases.ts';
export * from './site-registry.ts';
