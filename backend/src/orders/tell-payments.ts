import { gauge } from '@alisio/platform/serving/metrics';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { GIVING_BACK } from './transaction-repository.ts';

/** What is under way: its end is not known, it is not booked yet, or not given back yet. A page waits for its visitor. */
const UNDER_WAY = ['charging', 'charged', ...GIVING_BACK] as const;

/** Both numbers come of one look, and who looks for the second has the same. */
const SAME_LOOK_MS = 1000;

interface UnderWay {
  status: string;
  way: string;
  count: number;
  oldestSeconds: number;
}

/** Tells how many payments are under way, and since when, of all processes on the database. @returns ends it */
export function tellPayments(db: Kysely<Schema>, clock: () => Date): () => void {
  let looked: { at: number; found: Promise<UnderWay[]> } | undefined;

  async function look(): Promise<UnderWay[]> {
    const rows = await db
      .selectFrom('payment_transaction')
      .select((of) => [
        'status',
        of('page_until', 'is not', null).as('isOnPage'),
        of.fn.countAll<number>().as('count'),
        of.fn.min('created_at').as('since'),
      ])
      .where('status', 'in', UNDER_WAY)
      .groupBy(['status', (of) => of('page_until', 'is not', null)])
      .execute();
    return rows.map(({ status, isOnPage, count, since }) => ({
      status,
      way: isOnPage ? 'page' : 'card',
      count: Number(count),
      oldestSeconds: Math.max(0, (clock().getTime() - Date.parse(since)) / 1000),
    }));
  }

  const found = (): Promise<UnderWay[]> => {
    const now = performance.now();
    if (!looked || now - looked.at > SAME_LOOK_MS) looked = { at: now, found: look() };
    return looked.found;
  };

  const labels = ['status', 'way'] as const;
  const ends = [
    gauge(
      {
        name: 'alisio_payments_under_way',
        help: 'Payments whose end is not known (charging), that are charged and not booked yet (charged), or on their way back (refunding, cancelling); the same at each process.',
        labels,
      },
      async () =>
        (await found()).map(({ status, way, count }) => ({ labels: { status, way }, value: count })),
    ),
    gauge(
      {
        name: 'alisio_payments_oldest_seconds',
        help: 'Age of the oldest payment that is under way; the same at each process.',
        labels,
      },
      async () =>
        (await found()).map(({ status, way, oldestSeconds }) => ({
          labels: { status, way },
          value: oldestSeconds,
        })),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
