import { argv } from 'node:process';

/** `npm run bench -w backend`: how fast the search is; `-- --stops`: that a stop drops nothing. */
await import(argv.includes('--stops') ? './stops.ts' : './search.ts');
