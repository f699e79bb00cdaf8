import { z } from '../zod/index.ts';

/** An address inside the site, or of a public source outside of it. */
const href = z.string().check(z.regex(/^(?:\/|https:\/\/)\S*$/));

/** A piece of a line: plain text, perhaps strong, stressed or a link. There is no markup in it. */
export const contentSpan = z.strictObject({
  text: z.string(),
  strong: z.optional(z.literal(true)),
  stressed: z.optional(z.literal(true)),
  href: z.optional(href),
});
export type ContentSpan = z.infer<typeof contentSpan>;

const line = z.array(contentSpan);

/** The parts that a text may hold, drawn by whoever sells what they show. */
export const CONTENT_PARTS = [
  'price',
  'flight-search',
  'hotels',
  'tours',
  'call',
  'map',
  'weather',
  'drawing',
] as const;
export type ContentPartName = (typeof CONTENT_PARTS)[number];

/** A piece of a text, as it is drawn from top to bottom. */
export const contentBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    /** by which an address leads to it: `#cuando-ir` */
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('paragraph'), line }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.strictObject({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
  /** a practical hint, set apart */
  z.strictObject({ kind: z.literal('tip'), lines: z.array(line) }),
  z.strictObject({
    kind: z.literal('part'),
    part: z.enum(CONTENT_PARTS),
    given: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type ContentBlock = z.infer<typeof contentBlock>;
