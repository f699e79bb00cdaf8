export * from './client-configuration.ts';
export * from './contacts-cache.ts';
export * from './visitor-profile.ts';
