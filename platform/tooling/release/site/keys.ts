import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeKeys } from '../rights/learn-keys.ts';
import {
  createSigner,
  createVerifier,
  generateKeys,
  publicKeyOf,
  type Signer,
  type Verifier,
} from '../rights/signing.ts';

/** Where a site's own keys lie, beside its data: `release.pem` signs, `release.pub.pem` verifies. */
const privateFile = (dataDir: string) => join(dataDir, 'keys', 'release.pem');
const publicFile = (dataDir: string) => join(dataDir, 'keys', 'release.pub.pem');

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes whole or not at all, and never over what is there. */
function writeOnce(file: string, content: string, mode: number): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, content, { mode });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Makes the pair of a site on this machine, unless it has one. The public key is taken from the private one that
 * lies there: of two processes that begin at once, or after a crash in between, the halves still belong together.
 */
export function ensureKeys(dataDir: string): void {
  if (existsSync(privateFile(dataDir)) && existsSync(publicFile(dataDir))) return;
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  writeOnce(privateFile(dataDir), generateKeys().privatePem, 0o600);
  writeOnce(publicFile(dataDir), publicKeyOf(readFileSync(privateFile(dataDir), 'utf8')), 0o600);
}

/**
 * The key that releases are signed with: `RELEASE_KEY_FILE`, or the site's own.
 * @throws with a sentence for a person
 */
export function readSigner(dataDir: string, environment: Environment = process.env): Signer {
  const file = environment.RELEASE_KEY_FILE || privateFile(dataDir);
  if (!existsSync(file))
    throw new Error(`There is no key to sign with at ${file}: run npm start once, or set RELEASE_KEY_FILE.`);
  return createSigner(readFileSync(file, 'utf8'));
}

/**
 * The root keys as text (PEM), as `readVerifier` finds them.
 * @throws with a sentence for a person
 */
export function readRootKeys(dataDir: string, environment: Environment = process.env): string {
  const file = environment.RELEASE_PUBLIC_KEYS_FILE || publicFile(dataDir);
  if (!existsSync(file))
    throw new Error(
      `There is no key to verify releases with at ${file}: release first, or set RELEASE_PUBLIC_KEYS_FILE.`,
    );
  return readFileSync(file, 'utf8');
}

/**
 * The root keys that releases are verified with: `RELEASE_PUBLIC_KEYS_FILE` (one or more, one after another), or the
 * site's own. What they have granted to others is learnt from the store; with `RELEASE_KEYS_FILE`, a document of keys as
 * it lies there, no older one counts for who begins anew.
 * @throws with a sentence for a person
 */
export function readVerifier(dataDir: string, environment: Environment = process.env): Verifier {
  const verifier = createVerifier(readRootKeys(dataDir, environment));
  if (environment.RELEASE_KEYS_FILE) takeKeys(verifier, readFileSync(environment.RELEASE_KEYS_FILE));
  return verifier;
}
