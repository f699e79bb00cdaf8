import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { OfferInventory } from './ports.ts';

export interface OrderDeps {
  db: Kysely<Schema>;
  inventory: OfferInventory;
  payments: PaymentProvider;
  clock: () => Date;
  log: { error: (detail: object, message: string) => void };
}
