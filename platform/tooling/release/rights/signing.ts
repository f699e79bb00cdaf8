import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { z } from '@alisio/shared-contracts/zod';
import { keyIdOf } from './key-id.ts';
import { KeysHeld } from './keys-held.ts';

/** A signed text as it is stored. The signature is Ed25519 (RFC 8032) over the payload's UTF-8. */
const envelope = z.strictObject({
  keyId: z.string(),
  /** base64 */
  signature: z.string(),
  payload: z.string(),
});

/** A stored text that was not signed by who may, or was changed since. */
export class NotTrusted extends Error {}

export interface Signer {
  readonly keyId: string;
  /** @returns the text to store */
  seal(payload: string): string;
}

/** A stored text that was opened, and the key that signed it. */
export interface Signed {
  payload: string;
  keyId: string;
}

export interface Verifier {
  /**
   * Opens what a root key signed, or one that a root has ever granted something (`held`). Whether that key may say what
   * is in it is for whoever reads it.
   * @returns the payload of a stored text
   * @throws NotTrusted
   */
  open(stored: string | Uint8Array): string;
  /** As `open`. */
  openSigned(stored: string | Uint8Array): Signed;
  /** Whether a key is one of those that are trusted by themselves: they may do all. */
  isRoot(keyId: string): boolean;
  /** what the roots have granted to other keys, as far as it was learnt (`learnKeys`) */
  readonly held: KeysHeld;
}

/**
 * @param pem an Ed25519 private key
 * @throws when it is none
 */
export function createSigner(pem: string): Signer {
  const key = createPrivateKey(pem);
  const keyId = keyIdOf(createPublicKey(key));
  return {
    keyId,
    seal: (payload) =>
      JSON.stringify({ keyId, signature: sign(null, Buffer.from(payload), key).toString('base64'), payload }),
  };
}

const PEM = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

/**
 * @param pems one or more Ed25519 public keys of roots, one after another: while one is replaced, both are trusted
 * @throws when there is none
 */
export function createVerifier(pems: string): Verifier {
  const keys = new Map(
    (pems.match(PEM) ?? []).map((pem) => {
      const key = createPublicKey(pem);
      return [keyIdOf(key), key] as const;
    }),
  );
  if (keys.size === 0) throw new Error('There is no public key to verify releases with.');
  const held = new KeysHeld();
  const openSigned = (stored: string | Uint8Array): Signed => {
    const text = typeof stored === 'string' ? stored : Buffer.from(stored).toString('utf8');
    let read: z.infer<typeof envelope>;
    try {
      read = envelope.parse(JSON.parse(text));
    } catch (cause) {
      throw new NotTrusted('not a signed text', { cause });
    }
    const { keyId, payload } = read;
    const key = keys.get(keyId) ?? held.keyOf(keyId);
    if (!key) throw new NotTrusted(`signed with the unknown key ${keyId}`);
    const signature = Buffer.from(read.signature, 'base64');
    // Other texts stand for the same bytes in base64; only the one that was written counts.
    const isAsWritten = signature.toString('base64') === read.signature;
    if (!isAsWritten || !verify(null, Buffer.from(payload), key, signature))
      throw new NotTrusted('changed since it was signed');
    return { payload, keyId };
  };
  return {
    held,
    openSigned,
    open: (stored) => openSigned(stored).payload,
    isRoot: (keyId) => keys.has(keyId),
  };
}

/** @returns the public half (PEM) of an Ed25519 private key */
export const publicKeyOf = (privatePem: string): string =>
  createPublicKey(createPrivateKey(privatePem)).export({ type: 'spki', format: 'pem' }).toString();

export interface KeyPair {
  privatePem: string;
  publicPem: string;
}

export function generateKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privatePem: privateKey, publicPem: publicKey };
}
