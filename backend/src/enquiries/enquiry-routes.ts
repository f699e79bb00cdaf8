import { listAskedOfAgents, sendContactMessage, sendEnquiry } from '@alisio/shared-contracts/endpoints';
import type { Enquiry } from '@alisio/shared-contracts/enquiries';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { ProblemError } from '../problems/index.ts';
import { isOperator, route } from '../server/index.ts';
import { askedQueue } from './asked-queue.ts';
import { type RequestDeps, storeOnce } from './visitor-request.ts';

/**
 * Whether what an enquiry says of a product is of something that it sells. What it writes is written with the enquiry, or
 * not at all: `db` is their transaction. `requestId`: the same again is the same enquiry, sent once more.
 * @throws ProblemError where there is more to say than that it is not
 */
export type KnowsEnquiry = (
  details: Enquiry['details'],
  by: { requestId: string; db: Queries },
) => boolean | Promise<boolean>;

export interface EnquiryDeps extends RequestDeps {
  /** from one address, to each of the two */
  enquiriesPerMinute: number;
  /** by product; enquiries about others are refused */
  knows?: ReadonlyMap<string, KnowsEnquiry> | undefined;
  /** keys of those who may see the queue, as bearers: agents', operators' */
  keys?: readonly (string | undefined)[] | undefined;
}

/** POST /contact-messages, /enquiries (§3): stored once, answered with a reference. GET /enquiries/queue: the agents' queue. */
export function enquiryRoutes(
  app: FastifyInstance,
  { enquiriesPerMinute, knows, keys = [], ...deps }: EnquiryDeps,
): void {
  const limit = { perMinute: enquiriesPerMinute };
  /** Agents read what strangers send: only what the shop sells, or nothing in particular. */
  const knowsOf = (product: string | undefined, details: Enquiry['details']): KnowsEnquiry | undefined => {
    if (product === undefined && details === undefined) return undefined;
    const isKnown = product === undefined ? undefined : knows?.get(product);
    if (!isKnown)
      throw new ProblemError('validation', { errors: [{ path: 'product', code: 'invalid-value' }] });
    return isKnown;
  };
  route(
    app,
    sendContactMessage,
    async ({ body: { message, ...person } }) => {
      const { reference } = await storeOnce(deps, { kind: 'contact-message', text: message, person });
      return { reference };
    },
    limit,
  );
  route(
    app,
    sendEnquiry,
    async ({ body: { about, product, details, ...person } }) => {
      const isKnown = knowsOf(product, details);
      const reference = await deps.db.transaction().execute(async (db) => {
        const asked = await storeOnce(
          { ...deps, db },
          { kind: 'enquiry', text: about, product, details, person },
        );
        // Sent once more, it is what it was: neither is another offer used up, nor what was taken refused for being sold by now.
        if (asked.isNew && isKnown && !(await isKnown(details, { requestId: person.requestId, db })))
          throw new ProblemError('validation', { errors: [{ path: 'details', code: 'invalid-value' }] });
        return asked.reference;
      });
      return { reference };
    },
    limit,
  );
  route(app, listAskedOfAgents, async ({ query }) => ({ data: await askedQueue(deps.db, query) }), {
    onlyFor: (request) => keys.some((key) => isOperator(request, key)),
  });
}
