import { existsSync, writeFileSync } from 'node:fs';
import { keyIdOfPem } from '../rights/key-id.ts';
import { generateKeys } from '../rights/signing.ts';

/**
 * Makes a pair of keys in two files, the private one for its owner alone. Says nothing of what is in it.
 * @param file of the private half; the public one is beside it, as `.pub.pem`
 * @throws when there is one already
 */
export function makePair(file: string): { publicFile: string; keyId: string } {
  const publicFile = `${file.replace(/\.pem$/, '')}.pub.pem`;
  if (existsSync(file) || existsSync(publicFile))
    throw new Error(`${file} or ${publicFile} is there already: a key that is in use is not written over.`);
  const { privatePem, publicPem } = generateKeys();
  writeFileSync(file, privatePem, { mode: 0o600, flag: 'wx' });
  writeFileSync(publicFile, publicPem, { mode: 0o644, flag: 'wx' });
  return { publicFile, keyId: keyIdOfPem(publicPem) };
}
