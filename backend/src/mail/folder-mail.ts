import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail, type Sender } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

/** Mails have names, journeys and references in them: they are their owner's alone. */
const MODE = 0o600;

/**
 * Writes mails into a folder in place of sending them, each a file that mail programs open, `<id>.eml`. It is whole or
 * not there, and the same id is one file.
 */
export function folderMail(folder: string, from: Sender, clock: () => Date): MailPort {
  return {
    send: async (id, mail) => {
      const content = await composeMail(id, mail, from, clock());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${id}.draft`);
      const file = await open(draft, 'w', MODE);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, `${id}.eml`));
    },
  };
}
