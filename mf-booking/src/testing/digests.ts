import { webcrypto } from 'node:crypto';

/** Gives the tests' browser the digests that secure pages have. */
export function withDigests(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
}
