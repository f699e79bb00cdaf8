import { existsSync, writeFileSync } from 'node:fs';
import { fileFault } from '../../command-line/index.ts';
import { keyIdOfPem } from '../rights/key-id.ts';
import { generateKeys } from '../rights/signing.ts';

/**
 * Makes a pair of keys in two files, the private one for its owner alone. Says nothing of what is in it.
 * @param file of the private half; the public one is beside it, as `.pub.pem`
 * @throws with a sentence when there is one already, or no folder to write to
 */
export function makePair(file: string): { publicFile: string; keyId: string } {
  const publicFile = `${file.replace(/\.pem$/, '')}.pub.pem`;
  if (existsSync(file) || existsSync(publicFile))
    throw new Error(`${file} or ${publicFile} is there already: a key that is in use is not written over.`);
  const { privatePem, publicPem } = generateKeys();
  try {
    writeFileSync(file, privatePem, { mode: 0o600, flag: 'wx' });
    writeFileSync(publicFile, publicPem, { mode: 0o644, flag: 'wx' });
  } catch (cause) {
    throw new Error(`${file} cannot be written: ${fileFault(cause)}.`, { cause });
  }
  return { publicFile, keyId: keyIdOfPem(publicPem) };
}
