import { sendContactMessage, sendEnquiry } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';
import { type RequestDeps, storeOnce } from './visitor-request.ts';

export interface EnquiryDeps extends RequestDeps {
  /** from one address, to each of the two */
  enquiriesPerMinute: number;
}

/** POST /contact-messages, /enquiries (§3): stored once, answered with a reference. */
export function enquiryRoutes(app: FastifyInstance, { enquiriesPerMinute, ...deps }: EnquiryDeps): void {
  const limit = { perMinute: enquiriesPerMinute };
  route(
    app,
    sendContactMessage,
    async ({ body: { message, ...person } }) => ({
      reference: await storeOnce(deps, { kind: 'contact-message', text: message, person }),
    }),
    limit,
  );
  route(
    app,
    sendEnquiry,
    async ({ body: { about, ...person } }) => ({
      reference: await storeOnce(deps, { kind: 'enquiry', text: about, person }),
    }),
    limit,
  );
}
