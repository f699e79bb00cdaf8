import { argv } from 'node:process';

/**
 * `npm run bench -w backend`: how fast searches are, of flights, hotels, packages, tours, activities and cruises;
 * `-- --hotels`, `-- --packages`, `-- --tours`, `-- --activities`, `-- --cruises`: of these alone; `-- --scale`: by one, two and
 * three processes on one PostgreSQL; `-- --stops`: that a stop drops nothing; `-- --faults`: that no fault loses a booking or charges for nothing.
 */
const part =
  ['stops', 'faults', 'scale', 'hotels', 'tours', 'packages', 'activities', 'cruises'].find((name) =>
    argv.includes(`--${name}`),
  ) ?? 'search';
await import(`./${part}.ts`);
if (part === 'search') {
  await import('./hotels.ts');
  await import('./packages.ts');
  await import('./tours.ts');
  await import('./activities.ts');
  await import('./cruises.ts');
}
