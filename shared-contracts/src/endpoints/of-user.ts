import { cleanTextUpTo } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';

/** §6: the fingerprint that the session was started with. It names a device and is no secret. */
export const ofUser = z.strictObject({ userId: cleanTextUpTo(64).check(z.minLength(1)) });
