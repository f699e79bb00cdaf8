import { z } from '@alisio/shared-contracts/zod';
import { before, change, keys, type SiteRegistry } from '../../../sdk/registry/index.ts';

/** Of a revision only what was moved: enough for a history, and much less to read than a whole site. */
export type PastMove = Pick<SiteRegistry, 'schema' | 'revision' | 'before' | 'keys' | 'change'>;

const pastMove = z.object({ schema: z.literal(2), revision: z.int(), before, keys, change });

/** @throws when it is no revision that can be read here */
export const readPastMove = (signed: unknown): PastMove => pastMove.parse(signed);
