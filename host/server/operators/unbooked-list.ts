import { unbookedCharge } from '@alisio/shared-contracts/endpoints';
import { formatMoney } from '@alisio/shared-contracts/money';
import { z } from '@alisio/shared-contracts/zod';
import { escapeHtml } from '../http/escape.ts';
import type { Wording } from './wording.ts';

/** What this page needs of a charge: an API that is newer, or older, may say more and less of it. */
const listedCharge = z.object({
  ...unbookedCharge.shape,
  status: z.string(),
  products: z.array(z.string()),
  supplierReferences: z._default(z.array(z.string()), []),
  since: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});
export const listedCharges = z.object({ total: z.int(), charges: z.array(listedCharge) });
export type ListedCharges = z.infer<typeof listedCharges>;

/** Of a status that is new to this page, the status itself. */
function statusText(status: string, { words }: Wording): string {
  const [, known] = Object.entries(words.unbookedAs).find(([name]) => name === status) ?? [];
  return known ?? escapeHtml(status);
}

function chargeItem(charge: z.infer<typeof listedCharge>, wording: Wording): string {
  const { transactionId, status, products, supplierReferences, amount, currency, since } = charge;
  const { language, words, ago } = wording;
  const references =
    supplierReferences.length === 0
      ? ''
      : `\n<p class="o-quiet">${words.supplierReferences}: ${escapeHtml(supplierReferences.join(', '))}</p>`;
  return `<li>
<p class="o-whose"><strong>${escapeHtml(formatMoney(amount, currency, language))}</strong> ${escapeHtml(products.join(', '))}</p>
<p class="o-message">${statusText(status, wording)}</p>
<p class="o-quiet">${escapeHtml(transactionId)} · ${ago(since)}</p>${references}
</li>`;
}

/**
 * What is charged and could not be booked, in the order of the API: what a person must do first. Nothing where there is
 * none; where that is not known (`undefined`) it says so.
 */
export function unbookedList(unbooked: ListedCharges | undefined, wording: Wording): string {
  const { words, number } = wording;
  if (!unbooked) return `<p class="o-note o-warn" role="status">${words.noCharges}</p>`;
  if (unbooked.total === 0) return '';
  const items = unbooked.charges.map((charge) => chargeItem(charge, wording));
  return `<section class="o-card"><h2>${words.unbooked}: ${number(unbooked.total)}</h2><ul class="o-list">${items.join('\n')}</ul></section>`;
}
