import { z } from '@alisio/shared-contracts/zod';
import { escapeHtml } from '../http/escape.ts';
import type { Wording } from './wording.ts';

const count = z.int();
/** What this page needs of a supplier: an API that is newer may say more of it. */
const listedSupplier = z.object({
  supplier: z.string(),
  answered: count,
  failed: count,
  late: count,
  /** answered what nobody may sell */
  unusable: count,
  totalMs: count,
});
export const listedSuppliers = z.object({ data: z.array(listedSupplier) });
export type ListedSuppliers = z.infer<typeof listedSuppliers>;

/** Of 1: who answers fewer questions than that is missing on many pages of results. */
const MOSTLY = 0.9;

function supplierRow(
  { supplier, answered, failed, late, unusable, totalMs }: z.infer<typeof listedSupplier>,
  { words, number }: Wording,
): string {
  const asked = answered + failed + late + unusable;
  const isWell = answered >= asked * MOSTLY;
  const { well, ill } = words.suppliers;
  const state = isWell ? well : `<span class="o-worse">▲ ${ill}</span>`;
  const cells = [
    state,
    ...[answered, failed + unusable, late].map(number),
    asked > 0 ? `${number(totalMs / asked)} ms` : '—',
  ];
  return `<tr${isWell ? '' : ' class="o-suspect"'}><th scope="row">${escapeHtml(supplier)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** How each supplier of flights does; nothing where none was asked yet, or where that is not known (`undefined`). */
export function supplierTable(suppliers: ListedSuppliers | undefined, wording: Wording): string {
  if (!suppliers || suppliers.data.length === 0) return '';
  const { title, since, columns } = wording.words.suppliers;
  const heads = columns.map((column) => `<th scope="col">${column}</th>`);
  const rows = suppliers.data.map((supplier) => supplierRow(supplier, wording));
  return `<section class="o-card"><h2 id="suppliers">${title}</h2>
<p class="o-quiet">${since}</p>
<div class="o-scroll" role="region" aria-labelledby="suppliers" tabindex="0"><table class="o-plain"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}
