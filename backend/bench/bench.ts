import { argv } from 'node:process';

/**
 * `npm run bench -w backend`: how fast searches are, of flights and of hotels; `-- --hotels`: of hotels alone; `-- --stops`:
 * that a stop drops nothing; `-- --faults`: that no fault loses a booking or charges for nothing.
 */
const part = ['stops', 'faults', 'hotels'].find((name) => argv.includes(`--${name}`)) ?? 'search';
await import(`./${part}.ts`);
if (part === 'search') await import('./hotels.ts');
