import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const hostFolder = join(repositoryRoot, 'host');

/** Requests that the browser's builds answer with a file of ours. */
export const aliases: Readonly<Record<string, string>> = {
  'zod/mini': join(repositoryRoot, 'shared-contracts/src/zod/schema-reader/index.ts'),
};

export interface PackageFacts {
  name: string;
  version: string;
}

/** @throws when the folder has no readable package.json with a name and a version */
export function readPackage(folder: string): PackageFacts {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`${folder}/package.json needs a name and a version.`);
  }
  return { name, version };
}
