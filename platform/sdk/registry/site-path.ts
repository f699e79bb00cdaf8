import { z } from '@alisio/shared-contracts/zod';

/** A path of this site: browsers read `//a` and `/\a` as another one, and leave tabs and line ends out. */
export const sitePath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/));
