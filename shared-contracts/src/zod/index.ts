import * as z from 'zod/mini';

// A page's policy forbids eval, and zod's compiled parsers would try it.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
