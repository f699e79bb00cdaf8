import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../../../errors/index.ts';

const KEY_BYTES = 32;
/** NIST SP 800-38D §8.2.2: random nonces of 96 bits are good for 2³² messages of a key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface TokenKeys {
  /** `about`: what it is of; sealed text opens for nothing else */
  seal: (text: string, about: string) => Buffer;
  /** @returns nothing for what none of the keys has sealed, or was changed */
  open: (sealed: Uint8Array, about: string) => string | undefined;
  /** the first, for what all processes derive alike */
  first: Uint8Array;
}

/**
 * The keys of a file, base64url of 32 bytes a line; made where there is none, for its owner only. The first seals (AES-256-GCM)
 * and each opens, so that a new one is first added below at every process, then put first, and the old one taken out
 * an hour later, after the longest that anything is kept.
 * @throws Error in one sentence when a line is no key
 */
export function tokenKeys(file: string): TokenKeys {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const made = randomBytes(KEY_BYTES).toString('base64url');
    writeFileSync(file, `${made}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => Buffer.from(line, 'base64url'));
  const [first] = keys;
  if (!first || keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error(`The key file ${file} takes base64url of ${KEY_BYTES} bytes a line.`);

  function openBy(key: Buffer, sealed: Uint8Array, about: string): string | undefined {
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
      cipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString();
    } catch {
      // Another key has sealed it, or somebody changed it: either way nobody's.
      return undefined;
    }
  }
  return {
    first,
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, about) => {
      for (const key of keys) {
        const text = openBy(key, sealed, about);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
