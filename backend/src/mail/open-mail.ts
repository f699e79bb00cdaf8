import { join } from 'node:path';
import { folderMail } from './folder-mail.ts';
import type { MailPort } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

interface MailSettings {
  DATA_DIR: string;
  MAIL_URL?: string | undefined;
  MAIL_FROM: string;
}

/** Mails by SMTP where a server is named, else into the folder `mail` of the data folder. */
export function openMail({ DATA_DIR, MAIL_URL, MAIL_FROM }: MailSettings, clock: () => Date): MailPort {
  const from = { name: 'Alisio', address: MAIL_FROM };
  return MAIL_URL === undefined
    ? folderMail(join(DATA_DIR, 'mail'), from, clock)
    : smtpMail(MAIL_URL, from, clock);
}
