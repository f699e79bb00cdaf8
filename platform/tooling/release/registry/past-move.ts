import { z } from '@alisio/shared-contracts/zod';
import { before, type Change, change, keys, type SiteRegistry } from '../../../sdk/registry/index.ts';
import { shownText } from '../rights/shown-text.ts';

/** Of a revision only what was moved: enough for a history, and much less to read than a whole site. */
export type PastMove = Pick<SiteRegistry, 'schema' | 'revision' | 'before' | 'keys' | 'change'>;

const pastMove = z.object({ schema: z.literal(2), revision: z.int(), before, keys, change });

/** A change as it may be shown, in a terminal too. */
export function shownChange({ by, person, why, ...rest }: Change): Change {
  return {
    ...rest,
    by: shownText(by),
    ...(person === undefined ? {} : { person: shownText(person) }),
    ...(why === undefined ? {} : { why: shownText(why) }),
  };
}

/** @throws when it is no revision that can be read here */
export function readPastMove(signed: unknown): PastMove {
  const move = pastMove.parse(signed);
  return { ...move, change: shownChange(move.change) };
}

/** Whose key moved it, and the person where they are known beside it. */
export const moverText = ({ by, person }: Pick<Change, 'by' | 'person'>): string =>
  person === undefined ? by : `${by} (${person})`;
