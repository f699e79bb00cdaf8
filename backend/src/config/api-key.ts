import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../errors/index.ts';

/** Only its owner reads it. */
const MODE = 0o600;

/**
 * The key with which the API speaks to the pay origin. Whichever of the two starts first makes it: 256 random
 * bits in a file that only their user can read; there is none in the code or the environment.
 */
export function sharedApiKey(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: MODE, flush: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 20)
    throw new Error(`The key file ${file} is empty or cut off; delete it and start again.`);
  return key;
}
