import { createTransport } from 'nodemailer';
import { composeMail, type Sender } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

/** Milliseconds, of each step: a mail is held for as long as its steps go on (`sendDueMails`). */
const WITHIN = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000, dnsTimeout: 5000 };

/**
 * Sends mails by SMTP (RFC 5321).
 * @param url `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. Over `smtp:` what is sent is
 * encrypted as soon as the server offers it
 */
export function smtpMail(url: string, from: Sender, clock: () => Date): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...WITHIN,
  });
  return {
    send: async (id, mail) => {
      const raw = await composeMail(id, mail, from, clock());
      await transport.sendMail({ envelope: { from: from.address, to: [mail.to] }, raw });
    },
  };
}
