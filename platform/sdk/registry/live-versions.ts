import { z } from '@alisio/shared-contracts/zod';

/** Address at which an open tab asks what it would get now. */
export const LIVE_VERSIONS_PATH = '/live.json';

/** Answer of `LIVE_VERSIONS_PATH`: the versions that this visitor would get outside of the checkout. */
export const liveVersions = z.object({
  revision: z.int().check(z.positive()),
  /** name (`host` and remotes that are not switched off) → version */
  versions: z.record(z.string(), z.string()),
  /** one word for all of them; absent in what edges answered that wrote the whole registry into each page */
  digest: z.optional(z.string()),
});
export type LiveVersions = z.infer<typeof liveVersions>;
