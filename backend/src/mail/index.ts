export type { Sender } from './compose-mail.ts';
export type { Mail, MailFile, MailPort } from './mail.ts';
export { type MailOrder, orderMail, type WaitingMail } from './mail-outbox.ts';
export { openMail } from './open-mail.ts';
export { type MailDeps, type MailWriter, sendDueMails, startMailing } from './send-mails.ts';
