import { randomBytes } from 'node:crypto';
import type { Enquiry } from '@alisio/shared-contracts/enquiries';
import type { Particulars } from '@alisio/shared-contracts/orders';
import { bookingReference, REFERENCE_LENGTH } from '@alisio/shared-contracts/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

/** A new reference is somebody else's once in 2^50. */
const ATTEMPTS = 3;

export interface RequestDeps {
  db: Kysely<Schema>;
  clock: () => Date;
}

export interface VisitorRequest {
  kind: 'contact-message' | 'enquiry';
  /** the message, or what the call is to be about */
  text: string;
  /** what it is about; nothing for nothing in particular */
  product?: string | undefined;
  details?: Particulars | undefined;
  person: Omit<Enquiry, 'about' | 'product' | 'details'>;
}

const newReference = () => bookingReference(randomBytes(REFERENCE_LENGTH));

/** Stores it unless it, or its reference, is there already. The database decides, however many try at once. */
async function insert(
  { db, clock }: RequestDeps,
  { kind, text, product, details, person }: VisitorRequest,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('visitor_request')
    .values({
      reference: newReference(),
      kind,
      request_id: person.requestId,
      name: person.name,
      email: person.email,
      phone: person.phone,
      best_time: person.bestTimeToReach,
      language: person.language,
      text,
      product: product ?? null,
      details: details === undefined ? null : JSON.stringify(details),
      attribution: JSON.stringify(person.infoData),
      created_at: clock().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return inserted?.reference;
}

async function stored({ db }: RequestDeps, { kind, person }: VisitorRequest): Promise<string | undefined> {
  const found = await db
    .selectFrom('visitor_request')
    .select('reference')
    .where('kind', '=', kind)
    .where('request_id', '=', person.requestId)
    .executeTakeFirst();
  return found?.reference;
}

/** What was stored of a form, and whether just now. */
export interface StoredRequest {
  reference: string;
  isNew: boolean;
}

/** Stores what a form sent; the same `requestId` again, a retry or a double press, changes nothing. */
export async function storeOnce(
  deps: RequestDeps,
  request: VisitorRequest,
  attempts = ATTEMPTS,
): Promise<StoredRequest> {
  const inserted = await insert(deps, request);
  const reference = inserted ?? (await stored(deps, request));
  if (reference !== undefined) return { reference, isNew: inserted !== undefined };
  if (attempts <= 1) throw new Error('no free reference was found');
  return storeOnce(deps, request, attempts - 1);
}
