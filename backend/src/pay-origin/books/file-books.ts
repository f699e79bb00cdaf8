import type { Books } from './books.ts';
import { openFileLedger } from './file-ledger.ts';
import { memorySecrets } from './memory-secrets.ts';

/**
 * Books of one process: a ledger in a folder, and what is kept for minutes in its memory. `clock`: UTC milliseconds. What
 * is done `atOnce` waits for what was begun before; a crash in the middle of it has written what it had settled.
 */
export function fileBooks({ folder, clock }: { folder: string; clock: () => number }): Books {
  const ledger = openFileLedger(folder);
  const secrets = memorySecrets(clock);
  let last: Promise<unknown> = Promise.resolve();
  return {
    ledger,
    secrets,
    atOnce: (act) => {
      const done = last.then(() => act({ ledger, secrets }));
      last = done.catch(() => undefined);
      return done;
    },
    isOpen: async () => ledger.isOpen(),
    close: async () => {
      await last;
      secrets.close();
      ledger.close();
    },
  };
}
