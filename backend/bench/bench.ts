import { argv } from 'node:process';

/**
 * `npm run bench -w backend`: how fast the search is; `-- --stops`: that a stop drops nothing; `-- --faults`: that no
 * fault loses a booking or charges for nothing.
 */
const part = ['stops', 'faults'].find((name) => argv.includes(`--${name}`)) ?? 'search';
await import(`./${part}.ts`);
