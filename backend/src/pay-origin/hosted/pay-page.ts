import { formatMoney } from '@alisio/shared-contracts/money';
import { fillIn } from '../../texts/index.ts';
import type { Page } from '../books/index.ts';
import { escaped, field, form, type PageTexts, sheet, textsIn } from './html.ts';
import { plansFor } from './instalments.ts';
import type { CardErrors, SentBack } from './sent-back.ts';

const MINUTE_MS = 60_000;

/** `28 minutos`, `11 h 58 min`: how long is left, whatever the visitor's clock says. */
export function timeLeft(until: string, now: number, t: PageTexts): string {
  const minutes = Math.max(1, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  if (minutes < 60) return fillIn(minutes === 1 ? t.minute : t.minutes, { count: String(minutes) });
  return fillIn(t.hours, { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
}

/** What is paid, for whom, and how much. */
export function whatIsPaid({ amount, currency, description, language }: Page): string {
  const t = textsIn(language);
  return `<dl><dt>${t.shop}</dt><dd>Alisio</dd><dt>${t.whatFor}</dt><dd>${escaped(description)}</dd>
<dt>${t.amount}</dt><dd class="amount">${formatMoney(amount, currency, language)} <small>${currency}</small></dd></dl>`;
}

function instalmentField({ amount, currency, language }: Page, chosen: string, t: PageTexts): string {
  const money = (minor: number) => formatMoney(minor, currency, language);
  const options = plansFor(amount).map(({ months, monthly, total, added }) => {
    const text =
      months === 1
        ? fillIn(t.inOne, { total: money(total) })
        : fillIn(added === 0 ? t.inSomeFree : t.inSome, {
            months: String(months),
            monthly: money(monthly),
            total: money(total),
            added: money(added),
          });
    const isChosen = chosen === String(months);
    return `<option value="${months}"${isChosen ? ' selected' : ''}>${text}</option>`;
  });
  return `<div class="field"><label for="instalments">${t.instalments}</label>
<select id="instalments" name="instalments" aria-describedby="instalments-hint">${options.join('')}</select>
<p class="hint" id="instalments-hint">${fillIn(t.instalmentsHint, { amount: money(amount) })}</p></div>`;
}

function cardForm(page: Page, sentBack: SentBack, t: PageTexts): string {
  const { errors, cardName, instalments } = sentBack;
  const said = (name: keyof CardErrors) => (errors[name] ? t.errors[name] : undefined);
  const inside = [
    field({
      name: 'cardNumber',
      label: t.cardNumber,
      error: said('cardNumber'),
      attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="28" spellcheck="false"',
    }),
    field({
      name: 'cardName',
      label: t.cardName,
      error: said('cardName'),
      value: cardName,
      attributes: 'autocomplete="cc-name" maxlength="100" spellcheck="false"',
    }),
    '<div class="pair">',
    field({
      name: 'cardExpiry',
      label: t.cardExpiry,
      error: said('cardExpiry'),
      attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"',
      hint: t.expiryHint,
    }),
    field({
      name: 'cardCvv',
      label: t.cardCvv,
      error: said('cardCvv'),
      attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
      hint: t.cvvHint,
    }),
    '</div>',
    instalmentField(page, instalments, t),
  ].join('\n');
  return form(
    `/pay/${page.id}/card`,
    inside,
    fillIn(t.pay, { amount: formatMoney(page.amount, page.currency, page.language) }),
  );
}

const BANKS = ['Banco del Sol', 'Banco Andino', 'Caja Norte'] as const;

function bankForm({ id }: Page, t: PageTexts): string {
  const banks = BANKS.map(
    (bank, i) =>
      `<label class="choice"><input type="radio" name="bank" value="${i}"${i === 0 ? ' checked' : ''}> ${bank}</label>`,
  );
  return form(
    `/pay/${id}/bank`,
    `<fieldset><legend>${t.whichBank}</legend>${banks.join('')}</fieldset>`,
    t.toBank,
    true,
  );
}

/** A voucher is made where time is left to pay it. */
function voucherForm({ id, voucherUntil }: Page, now: number, t: PageTexts): string {
  if (voucherUntil === undefined) return '';
  const text = fillIn(t.byVoucherText, { time: timeLeft(voucherUntil, now, t) });
  return `<details><summary>${t.byVoucher}</summary><p>${text}</p>${form(`/pay/${id}/voucher`, '', t.makeVoucher, true)}</details>`;
}

const NOTHING_SENT: SentBack = { errors: {}, cardName: '', instalments: '' };

/** The page on which a payment is made: by card, at the buyer's bank, or by a voucher. `now`: UTC milliseconds. */
export function payPage(
  page: Page,
  { now, sentBack = NOTHING_SENT }: { now: number; sentBack?: SentBack | undefined },
): string {
  const { language, id } = page;
  const { errors } = sentBack;
  const t = textsIn(language);
  const isWrong = Object.keys(errors).length > 0;
  return sheet({
    language,
    title: t.title,
    main: `<h1>${t.title}</h1>
${isWrong ? `<p class="alert" role="alert">${t.mend}</p>` : ''}
${whatIsPaid(page)}
<p class="hint">${fillIn(t.timeLeft, { time: timeLeft(page.until, now, t) })}</p>
<section aria-labelledby="by-card"><h2 id="by-card">${t.byCard}</h2>${cardForm(page, sentBack, t)}</section>
<details><summary>${t.byBank}</summary><p>${t.byBankText}</p>${bankForm(page, t)}</details>
${voucherForm(page, now, t)}
${form(`/pay/${id}/cancel`, '', t.cancel, true)}`,
  });
}
