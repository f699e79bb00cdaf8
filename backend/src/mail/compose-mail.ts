import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** Who writes. `address` is also where mails come back to that reach nobody. */
export interface Sender {
  name: string;
  address: string;
}

/** What follows a line's end would be a header of its own. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim();

/**
 * A mail as it goes over the wire (RFC 5322, MIME). Names and addresses go in apart from each other, never as a text that
 * is taken apart again: nothing that a visitor has typed can become a header or another reader.
 * @param sentAt of its `Date`
 * @throws TypeError for an address that is more than one
 */
export function composeMail(id: string, mail: Mail, from: Sender, sentAt: Date): Promise<Buffer> {
  if (/[\s,;<>"\0]/.test(mail.to)) throw new TypeError('this is no address of one reader');
  const composer = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    date: sentAt,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    // Programs that answer by themselves keep still (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    attachments: mail.files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
