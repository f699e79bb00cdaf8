import { createHash } from 'node:crypto';
import type { Language } from '@alisio/shared-contracts/languages';
import { orderMail } from '../mail/index.ts';
import type { OrderDeps } from './deps.ts';
import { FORGOTTEN } from './order-mails.ts';

/** An address is written to once in so long, however often it is asked for. */
const ONCE_IN_MS = 15 * 60_000;

const folded = (email: string) => email.trim().toLowerCase();

/**
 * Has the references of the bookings under an e-mail sent to it, if there are any: whether there are is looked up when
 * the mail is written, long after who asked was answered. So nobody learns from the answer, nor from its time, whether
 * somebody has booked here; and it is no way to fill a stranger's mailbox, whichever process is asked.
 */
export async function sendForgottenReferences(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const now = clock();
  const turn = Math.floor(now.getTime() / ONCE_IN_MS);
  // One in a turn: the same again is the same mail.
  const about = createHash('sha256')
    .update(`${turn} ${folded(email)}`)
    .digest('hex');
  const recipient = email.trim();
  await orderMail(db, { kind: FORGOTTEN, about, recipient, language }, now.toISOString());
}
