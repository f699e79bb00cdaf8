import { resolve } from 'node:path';
import { repositoryRoot } from '../../build/paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `DATA_DIR` (`.data`): where the site is, as `npm start` finds it. */
export const dataDirOf = (environment: Environment = process.env): string =>
  resolve(repositoryRoot, environment.DATA_DIR || '.data');

/** `LOOK_AGAIN_MS` (4000): after this the pages of a release are looked at once more before it goes live. */
export const lookAgainMs = (environment: Environment = process.env): number => {
  const asked = Number(environment.LOOK_AGAIN_MS || 4000);
  if (!Number.isInteger(asked) || asked < 0) throw new Error('LOOK_AGAIN_MS has to be whole milliseconds.');
  return asked;
};
