import { resolve } from 'node:path';
import { repositoryRoot } from '../../build/paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `DATA_DIR` (`.data`): where the site is, as `npm start` finds it. */
export const dataDirOf = (environment: Environment = process.env): string =>
  resolve(repositoryRoot, environment.DATA_DIR || '.data');
