import { formatMoney } from '@alisio/shared-contracts/money';
import type { Queries } from '../database/index.ts';
import { type MailWriter, orderMail } from '../mail/index.ts';
import { type Paper, paperHtml, paperText } from '../papers/index.ts';
import { fillIn, momentText, spacedVoucher } from '../texts/index.ts';
import type { OrderDeps } from './deps.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { orderById } from './order-repository.ts';
import { type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** The kind of the mail about a cash voucher that is waited for. */
export const VOUCHER_WAITS = 'voucher-waits';

/** Has who made a cash voucher written to, once, in the transaction that learns of it. `now`: UTC, ISO 8601. */
export async function voucherMail(
  queries: Queries,
  { id: about, order_id }: PaymentTransaction,
  now: string,
): Promise<void> {
  const order = await orderById(queries, order_id);
  if (!order?.customer) return;
  const { customer, language } = order;
  await orderMail(queries, { kind: VOUCHER_WAITS, about, recipient: customer.email, language }, now);
}

/** Until when a voucher is waited for, and how to go on; nothing once it is paid, called off or over. */
export const writeVoucherMail =
  ({ db }: Pick<OrderDeps, 'db'>): MailWriter =>
  async ({ about, language }) => {
    const transaction = await transactionById(db, about);
    if (transaction?.status !== 'charging') return undefined;
    const { order_id, voucher, page_until, page_url, amount, currency } = transaction;
    const order = await orderById(db, order_id);
    if (!order || voucher === null || page_until === null || page_url === null) return undefined;
    const texts = MAIL_TEXTS[language].voucher;
    const until = momentText(page_until, language);
    const paper: Paper = {
      language,
      title: texts.title,
      lead: [texts.text],
      codes: [{ label: texts.reference, value: spacedVoucher(voucher), hint: texts.referenceHint }],
      sections: [
        {
          title: texts.what,
          lines: [
            ...order.items.map(({ title }) => ({ text: title })),
            { text: texts.total, aside: formatMoney(amount, currency, language) },
          ],
        },
      ],
      closing: [fillIn(texts.until, { until })],
      link: { text: texts.see, href: page_url },
    };
    const subject = fillIn(texts.subject, { until });
    return { subject, text: paperText(paper), html: paperHtml(paper, []), files: [] };
  };
