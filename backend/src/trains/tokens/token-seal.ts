import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Queries, serverSecret } from '../../database/index.ts';

const SECRET_NAME = 'train-token';
/** 27 bytes are 36 signs, without any over. */
const ID_BYTES = 10;
const EXPIRY_BYTES = 4;
const SEAL_BYTES = 13;
const SECOND_MS = 1000;

export const tokenSecret = (db: Queries): Promise<Uint8Array> => serverSecret(db, SECRET_NAME);

/** What a token says of itself. Whatever else is known of it stands under its id. */
export interface ReadToken {
  id: string;
  /** UTC milliseconds, whole seconds */
  expiresAt: number;
}

const sealOf = (secret: Uint8Array, said: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(said).digest().subarray(0, SEAL_BYTES);

/** A token that nobody can make up, nor prolong. @param expiresAt UTC milliseconds */
export function sealToken(secret: Uint8Array, expiresAt: number): { token: string; id: string } {
  const said = Buffer.alloc(ID_BYTES + EXPIRY_BYTES);
  const id = randomBytes(ID_BYTES);
  said.set(id);
  said.writeUInt32BE(expiresAt / SECOND_MS, ID_BYTES);
  return {
    token: Buffer.concat([said, sealOf(secret, said)]).toString('base64url'),
    id: id.toString('base64url'),
  };
}

/** @returns nothing for what was never made here, or changed on its way */
export function readToken(secret: Uint8Array, token: string): ReadToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Several texts decode to the same bytes: only the one that was made is it.
  if (bytes.toString('base64url') !== token) return undefined;
  if (bytes.length !== ID_BYTES + EXPIRY_BYTES + SEAL_BYTES) return undefined;
  const said = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES);
  if (!timingSafeEqual(sealOf(secret, said), bytes.subarray(said.length))) return undefined;
  return {
    id: said.subarray(0, ID_BYTES).toString('base64url'),
    expiresAt: said.readUInt32BE(ID_BYTES) * SECOND_MS,
  };
}
