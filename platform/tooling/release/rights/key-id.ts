import { createPublicKey, hash, type KeyObject } from 'node:crypto';

/** What a key is called in signed texts: 16 hex digits of the SHA-256 of its public half (SPKI, DER). */
export const keyIdOf = (key: KeyObject): string =>
  hash('sha256', key.export({ type: 'spki', format: 'der' })).slice(0, 16);

/** @param publicPem an Ed25519 public key @throws when it is none */
export const keyIdOfPem = (publicPem: string): string => keyIdOf(createPublicKey(publicPem));
