import { formatMoney } from '@alisio/shared-contracts/money';
import { foldedEmail } from '@alisio/shared-contracts/rules';
import type { Queries } from '../database/index.ts';
import { attemptKey, countOne, HOUR_MS } from '../limits/index.ts';
import { type MailWriter, orderMail } from '../mail/index.ts';
import { type Paper, paperHtml, paperText } from '../papers/index.ts';
import { fillIn, momentText, spacedVoucher } from '../texts/index.ts';
import type { PaperDeps } from './booking-paper.ts';
import { itemTitle } from './item-title.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { orderById } from './order-repository.ts';
import { phoneLines } from './phone-lines.ts';
import { type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** The kind of the mail about a cash voucher that is waited for. */
export const VOUCHER_WAITS = 'voucher-waits';

/** Mails about vouchers that one mailbox gets in an hour, however many are made with its address. */
const MOST_AN_HOUR = 3;

const isOrdered = (queries: Queries, about: string) =>
  queries
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', VOUCHER_WAITS)
    .where('about', '=', about)
    .executeTakeFirst();

/**
 * Has who made a cash voucher written to, once, in the transaction that learns of it. Anybody can make vouchers with a
 * stranger's address, for nothing: beyond a few an hour nothing is written, the page tells the same.
 * @param transaction as it was before its voucher was learnt of
 * @param now UTC, ISO 8601
 */
export async function voucherMail(
  queries: Queries,
  { id: about, order_id, voucher }: PaymentTransaction,
  now: string,
): Promise<void> {
  // Learnt of before: it was written then, or was one too many.
  if (voucher !== null || (await isOrdered(queries, about))) return;
  const order = await orderById(queries, order_id);
  if (!order?.customer) return;
  const { customer, language } = order;
  const key = await attemptKey(queries, [VOUCHER_WAITS, foldedEmail(customer.email)]);
  if (!(await countOne(queries, { key, most: MOST_AN_HOUR, withinMs: HOUR_MS }, Date.parse(now)))) return;
  await orderMail(queries, { kind: VOUCHER_WAITS, about, recipient: customer.email, language }, now);
}

/** Until when a voucher is waited for, and how to go on; nothing once it is paid, called off or over. */
export const writeVoucherMail =
  ({ db, site, products }: Pick<PaperDeps, 'db' | 'site' | 'products'>): MailWriter =>
  async ({ about, language }) => {
    const transaction = await transactionById(db, about);
    if (transaction?.status !== 'charging') return undefined;
    const { order_id, voucher, page_until, page_url, amount, currency, time_zone } = transaction;
    const order = await orderById(db, order_id);
    if (!order || voucher === null || page_until === null || page_url === null) return undefined;
    const texts = MAIL_TEXTS[language].voucher;
    const until = momentText(page_until, language, time_zone ?? undefined);
    const paper: Paper = {
      language,
      title: texts.title,
      lead: [texts.text],
      codes: [{ label: texts.reference, value: spacedVoucher(voucher), hint: texts.referenceHint }],
      sections: [
        {
          title: texts.what,
          lines: [
            ...order.items.map((item) => ({ text: itemTitle({ products }, item, language) })),
            { text: texts.total, aside: formatMoney(amount, currency, language) },
          ],
        },
      ],
      closing: [fillIn(texts.until, { until }), ...phoneLines(site, order.billing?.country.code, language)],
      link: { text: texts.see, href: page_url },
    };
    const subject = fillIn(texts.subject, { until });
    return { subject, text: paperText(paper), html: paperHtml(paper, []), files: [] };
  };
