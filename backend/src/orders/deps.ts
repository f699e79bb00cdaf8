import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Products } from './product.ts';

export interface OrderDeps {
  db: Kysely<Schema>;
  products: Products;
  payments: PaymentProvider;
  clock: () => Date;
  /** begins to run when it is asked for: after it, what suppliers have not answered is not known */
  supplierLimit: () => AbortSignal;
  log: { error: (detail: object, message: string) => void };
}
