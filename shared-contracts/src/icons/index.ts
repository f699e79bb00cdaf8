import { z } from '../zod/index.ts';

const icon = z.object({ body: z.string(), width: z.optional(z.number()), height: z.optional(z.number()) });

/** A part of an icon set, in the public icon-set format of Iconify. */
export const iconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), icon),
  aliases: z.optional(z.record(z.string(), z.object({ parent: z.string() }))),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** names that the set does not have */
  not_found: z.optional(z.array(z.string())),
});
export type IconSet = z.infer<typeof iconSet>;
