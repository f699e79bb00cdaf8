import { join } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { serveFiles } from './serve-files.ts';

/** `npm run catalogue`: builds the catalogue and serves it on `CATALOGUE_PORT` (3500) until it is stopped. */
const port = Number(process.env.CATALOGUE_PORT ?? 3500);
const dist = process.env.CATALOGUE_DIST ?? join(repositoryRoot, 'shared-ui/dist/catalogue');

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

try {
  // The port first: nobody waits for a build to hear that it is taken.
  await serveFiles(dist, port);
  await buildCatalogue(dist);
  console.info(`The catalogue is at http://localhost:${port}`);
} catch (error) {
  console.error(
    isTaken(error)
      ? `Port ${port} is in use: stop what uses it, or choose another one by CATALOGUE_PORT.`
      : error,
  );
  process.exit(1);
}
