/** What the web edge needs of the development servers; nothing here brings the compiler. */
export * from './served-release.ts';
