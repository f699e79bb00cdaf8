import { z } from '../zod/index.ts';

/** A code as it is dictated, `KT-4827`: see `codeOf`. */
export const dictatedCode = z.string().check(z.regex(/^[A-Z]{2}-[0-9]{4}$/));
