import type { Queries } from '../database/index.ts';
import type { ThreadModule } from '../threads/index.ts';
import { sealSecret } from './offer-seal.ts';
import type { FlightThreadSettings } from './search/flight-work.ts';

/** What opens the demo inventory in a thread. */
const DEMO = new URL('./demo/open.ts', import.meta.url).href;
const WORK = new URL('./search/thread-work.ts', import.meta.url).href;

/** The work of flights for threads that several products share. Milliseconds: see `FlightInventorySettings` */
export async function flightThreadModule(
  db: Queries,
  {
    supplierWithinMs,
    slowSupplierMs = 0,
  }: { supplierWithinMs?: number; slowSupplierMs?: number | undefined },
): Promise<ThreadModule> {
  const settings: FlightThreadSettings = {
    suppliers: DEMO,
    demo: { slowMs: slowSupplierMs },
    supplierWithinMs,
    secret: await sealSecret(db),
  };
  return { url: WORK, settings };
}
