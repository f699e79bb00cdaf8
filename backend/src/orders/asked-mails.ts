import { createHash } from 'node:crypto';
import type { Language } from '@alisio/shared-contracts/languages';
import { foldedEmail } from '@alisio/shared-contracts/rules';
import { orderMail } from '../mail/index.ts';
import type { OrderDeps } from './deps.ts';
import { FORGOTTEN, orderConfirmedMail } from './order-mails.ts';
import type { Order } from './order-repository.ts';

type AskedDeps = Pick<OrderDeps, 'db' | 'clock'>;

/** What is asked for is written once in so long, however often it is asked for. */
const ONCE_IN_MS = 15 * 60_000;

const turnOf = (now: Date): number => Math.floor(now.getTime() / ONCE_IN_MS);

/**
 * Has the references of the bookings under an e-mail sent to it, if there are any: whether there are is looked up when
 * the mail is written, long after who asked was answered. So nobody learns from the answer, nor from its time, whether
 * somebody has booked here; and it is no way to fill a stranger's mailbox, whichever process is asked.
 */
export async function sendForgottenReferences(
  { db, clock }: AskedDeps,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const now = clock();
  // One in a turn: the same again is the same mail.
  const about = createHash('sha256')
    .update(`${turnOf(now)} ${foldedEmail(email)}`)
    .digest('hex');
  const recipient = email.trim();
  await orderMail(db, { kind: FORGOTTEN, about, recipient, language }, now.toISOString());
}

/** Has the mail of a booking sent again, in the language that is asked in, to the e-mail that it was made with. */
export async function sendConfirmedAgain(
  { db, clock }: AskedDeps,
  order: Order,
  language: Language,
): Promise<void> {
  const now = clock();
  await orderConfirmedMail(db, { ...order, language }, now.toISOString(), `again ${turnOf(now)}`);
}
