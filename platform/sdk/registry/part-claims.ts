import { z } from '@alisio/shared-contracts/zod';
import { inLanguages } from './by-language.ts';
import { sitePath } from './site-path.ts';

const word = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const partHead = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(160)),
});
/** CSS pixels: what stands in for a part is not higher than the least of them (`platform/sdk/parts`) */
const height = (least: number) => z.int().check(z.gte(least), z.lte(2000));

/** A part that a remote offers to pages of others: all that is known of it before its code arrives. */
export const partClaim = z.object({
  /** others use it as `<remote>/<name>`; its chunk is `part-<name>` */
  name: word,
  /** place in pages of others for which it offers itself; without one it is used by its name alone */
  slot: z.optional(word),
  /** in its slot a lower one comes first */
  place: z.int().check(z.gte(0), z.lte(1000)),
  /** what stands in its room when the code does not come */
  head: inLanguages(partHead),
  /** where the same is had as a page of its remote */
  href: sitePath,
  /** kept for it, so that nothing moves when it comes: in windows below 768 pixels, and from there on */
  room: z.object({ narrow: height(136), wide: height(72) }),
});
export type PartClaim = z.infer<typeof partClaim>;

/** The name by which pages of others use a part: `mf-hotels/search`. */
export const partName = (remote: string, { name }: Pick<PartClaim, 'name'>): string => `${remote}/${name}`;
