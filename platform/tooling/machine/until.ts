import { setTimeout as pause } from 'node:timers/promises';

/** Below what a test may take, so that it fails with what never came. */
const PATIENCE_MS = 90_000;
/** Who asks without a pause keeps a processor from what it waits for. */
const ASKED_EVERY_MS = 25;

export interface Patience {
  withinMs?: number;
  everyMs?: number;
}

/**
 * Looks again and again until something is seen; a look that throws has seen nothing.
 * @param look gives nothing while it is not so yet
 * @param what is waited for, for the error
 * @throws Error that says what never came, and why the last look has failed
 */
export async function until<T>(
  look: () => Promise<T | undefined> | T | undefined,
  what: string,
  { withinMs = PATIENCE_MS, everyMs = ASKED_EVERY_MS }: Patience = {},
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    let cause: unknown;
    try {
      const seen = await look();
      if (seen !== undefined) return seen;
    } catch (error) {
      cause = error;
    }
    if (performance.now() >= end) throw new Error(`never came: ${what}`, { cause });
    await pause(everyMs);
  }
}
