import { durations } from '@alisio/platform/serving/metrics';
import { getSupplierCounts } from '@alisio/shared-contracts/endpoints';
import type { SupplierCount } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import { isOperator, route } from '../server/index.ts';
import type { Outcome } from './search/ask-suppliers.ts';

const answers = durations({
  name: 'alisio_supplier_answer_duration_seconds',
  help: 'How long suppliers of flights took, by supplier and outcome: answered, late, failed, unusable.',
  labels: ['supplier', 'outcome'],
});

/** What came of each supplier's searches since this process began. */
export class SupplierCounts {
  readonly #counts = new Map<string, SupplierCount>();

  add(outcomes: readonly Outcome[]): void {
    for (const { supplier, absence = 'answered', ms } of outcomes) {
      const known = this.#counts.get(supplier) ?? {
        supplier,
        answered: 0,
        late: 0,
        failed: 0,
        unusable: 0,
        totalMs: 0,
        slowestMs: 0,
      };
      known[absence] += 1;
      answers.observe({ supplier, outcome: absence }, ms / 1000);
      known.totalMs += Math.round(ms);
      known.slowestMs = Math.max(known.slowestMs, Math.round(ms));
      this.#counts.set(supplier, known);
    }
  }

  list(): SupplierCount[] {
    return [...this.#counts.values()];
  }
}

export interface SupplierCountRoutesDeps {
  counts: SupplierCounts;
  operatorKey: string | undefined;
}

/** GET /air/suppliers, for operators. */
export async function supplierCountRoutes(
  app: FastifyInstance,
  { counts, operatorKey }: SupplierCountRoutesDeps,
): Promise<void> {
  route(app, getSupplierCounts, async () => ({ data: counts.list() }), {
    onlyFor: (request) => isOperator(request, operatorKey),
  });
}
