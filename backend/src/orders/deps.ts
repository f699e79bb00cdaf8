import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Products } from './product.ts';

export interface OrderDeps {
  db: Kysely<Schema>;
  products: Products;
  payments: PaymentProvider;
  clock: () => Date;
  log: { error: (detail: object, message: string) => void };
}
