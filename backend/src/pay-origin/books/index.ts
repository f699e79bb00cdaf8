import { join } from 'node:path';
import type { Settings } from '../../config/index.ts';
import type { Books } from './books.ts';
import { fileBooks } from './file-books.ts';
import { openSharedBooks } from './shared/shared-books.ts';

export type { Books, Ledger, NoticeBook, Secrets, Stroke } from './books.ts';
export { fileBooks } from './file-books.ts';
export type { HowNoticesGo, Page } from './page.ts';
export { openSharedBooks } from './shared/shared-books.ts';

/** The provider's books as the settings say: of this process, or of all on a database of theirs. */
export async function openBooks(
  settings: Settings,
  clock: () => number,
  onFailure: (error: unknown, what: string) => void,
): Promise<Books> {
  const { PAY_DATABASE_URL: url } = settings;
  if (!url) return fileBooks({ folder: join(settings.DATA_DIR, 'pay'), clock });
  return openSharedBooks({
    pool: { url, connections: settings.PAY_DATABASE_POOL, statementMs: settings.DATABASE_STATEMENT_MS },
    waiting: { ms: settings.DATABASE_WAIT_MS, say: console.info },
    keyFile: settings.PAY_TOKEN_KEY_FILE,
    clock,
    onFailure,
  });
}
