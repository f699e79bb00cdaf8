import type { AskedBy, AskedOfAgents } from '@alisio/shared-contracts/enquiries';
import type { Queries } from '../database/index.ts';
import { calledAbout } from '../phone-offers/index.ts';

/** As many as an agent looks through at once, and those of the same moment as the last: who goes on before it misses none. */
const MOST_AT_ONCE = 50;
const MOST_READ = 2 * MOST_AT_ONCE;

/** What of the queue is wanted. */
export interface WantedOfQueue {
  /** UTC, ISO 8601: what came before it */
  before?: string | undefined;
  product?: string | undefined;
  by?: AskedBy | undefined;
}

async function written(db: Queries, { before, product, by }: WantedOfQueue): Promise<AskedOfAgents[]> {
  if (by === 'call') return [];
  const rows = await db
    .selectFrom('visitor_request')
    .selectAll()
    .$if(before !== undefined, (asked) => asked.where('created_at', '<', before ?? ''))
    .$if(product !== undefined, (asked) => asked.where('product', '=', product ?? ''))
    .$if(by !== undefined, (asked) => asked.where('kind', '=', by ?? 'enquiry'))
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute();
  return rows.map((row) => ({
    by: row.kind,
    reference: row.reference,
    at: row.created_at,
    ...(row.product === null ? {} : { product: row.product }),
    text: row.text,
    ...(row.details === null ? {} : { details: row.details }),
    person: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      bestTimeToReach: row.best_time,
      language: row.language,
    },
  }));
}

async function called(db: Queries, { before, product, by }: WantedOfQueue): Promise<AskedOfAgents[]> {
  if (by !== undefined && by !== 'call') return [];
  const calls = await calledAbout(db, { before, only: product, most: MOST_READ });
  return calls.map(({ at, offered }) => ({
    by: 'call',
    reference: offered.code,
    at,
    product: offered.product,
    text: '',
    offered,
  }));
}

/** Whoever wants a person, by whichever way they asked: the latest first, each once. */
export async function askedQueue(db: Queries, wanted: WantedOfQueue): Promise<AskedOfAgents[]> {
  const asked = [...(await written(db, wanted)), ...(await called(db, wanted))];
  const sorted = asked.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const last = sorted[MOST_AT_ONCE - 1]?.at ?? '';
  return sorted.filter(({ at }) => at >= last);
}
