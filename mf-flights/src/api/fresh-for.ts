import type { SupplierState } from '@alisio/shared-contracts/flights';

/** §4 */
const KEPT_MS = 30 * 60_000;
const MISSED_MS = 60_000;

/** How long an answer is enough, ms: not at all while suppliers are awaited, a minute where one was missing. */
export const freshFor = ({ meta }: { meta: { suppliers?: SupplierState | undefined } }): number =>
  !meta.suppliers ? KEPT_MS : meta.suppliers.awaited.length > 0 ? 0 : MISSED_MS;
