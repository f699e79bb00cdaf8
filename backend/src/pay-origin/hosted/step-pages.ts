import { formatMoney } from '@alisio/shared-contracts/money';
import { fillIn, knownZone, momentText, spacedVoucher } from '../../texts/index.ts';
import type { Page } from '../books/index.ts';
import { escaped, field, form, sheet, textsIn } from './html.ts';
import { CHALLENGE_CODE } from './page-payment.ts';
import { timeLeft, whatIsPaid } from './pay-page.ts';

/** The bank of the card asks whether it is its holder. */
export function challengePage(page: Page, isWrong: boolean): string {
  const { id, language, card } = page;
  const t = textsIn(language);
  const code = field({
    name: 'code',
    label: t.challengeCode,
    attributes: 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"',
    hint: fillIn(t.challengeHint, { code: CHALLENGE_CODE }),
    error: isWrong ? t.challengeWrong : undefined,
  });
  return sheet({
    language,
    title: t.challenge,
    main: `<h1>${t.challenge}</h1>
<p>${fillIn(t.challengeText, { last4: card?.last4 ?? '' })}</p>
${whatIsPaid(page)}
${form(`/pay/${id}/challenge`, code, t.challengeSend)}
${form(`/pay/${id}/cancel`, '', t.cancel, true)}`,
  });
}

/** The bank to which the buyer was sent. */
export function bankPage(page: Page): string {
  const { id, language } = page;
  const t = textsIn(language);
  return sheet({
    language,
    title: t.bank,
    main: `<h1>${t.bank}</h1>
<p>${t.bankText}</p>
${whatIsPaid(page)}
${form(`/pay/${id}/bank/approve`, '', t.bankApprove)}
${form(`/pay/${id}/bank/refuse`, '', t.bankRefuse, true)}`,
  });
}

/** "GMT-5" is one word, which breaks over two lines at its hyphen else. */
const whole = (moment: string): string => moment.replace('GMT-', 'GMT-\u2060');

/** A voucher that is paid elsewhere, and until when. `now`: UTC milliseconds. */
export function voucherPage(page: Page, reference: string, now: number): string {
  const { id, language, amount, currency, timeZone, voucherUntil = page.until } = page;
  const t = textsIn(language);
  return sheet({
    language,
    title: t.voucher,
    main: `<h1>${t.voucher}</h1>
<p>${fillIn(t.voucherText, { amount: formatMoney(amount, currency, language) })}</p>
<dl><dt>${t.voucherReference}</dt><dd class="amount">${spacedVoucher(reference)}</dd>
<dt>${t.voucherUntil}</dt><dd><time datetime="${voucherUntil}">${whole(momentText(voucherUntil, language, knownZone(timeZone)))}</time><br><small>${fillIn(t.voucherIn, { time: timeLeft(voucherUntil, now, t) })}</small></dd></dl>
<p>${t.voucherThen}</p>
${form(`/pay/${id}/back`, '', t.voucherBack)}
${form(`/pay/${id}/cancel`, '', t.cancel, true)}
<p class="hint">${t.tillHint} <a href="/till?language=${language}">${t.till}</a></p>`,
  });
}

/** What became of a voucher that is over, for who opens its link again, in whatever browser. `shop`: the way on */
export function overPage({ language, voucher = '' }: Page, isPaid: boolean, shop: string): string {
  const t = textsIn(language);
  const title = isPaid ? t.voucherPaid : t.voucherOver;
  return sheet({
    language,
    title,
    main: `<h1>${title}</h1>
<p>${fillIn(isPaid ? t.voucherPaidText : t.voucherOverText, { reference: spacedVoucher(voucher) })}</p>
<p><a href="${escaped(shop)}">${t.toShop}</a></p>`,
  });
}

/** There is no such payment here. */
export const lostPage = (language: Page['language']): string => {
  const t = textsIn(language);
  return sheet({ language, title: t.lost, main: `<h1>${t.lost}</h1><p>${t.lostText}</p>` });
};
