import { zodResolver } from '@hookform/resolvers/zod';
import type { ReadPhone } from './read-phone.ts';
import { requestSchema } from './request.schema.ts';
import type { RequestKind } from './request-drafts.ts';

// What a form needs once something was typed: its rules, and what stores it.
export { postContactMessage, postEnquiry } from '../api/requests.ts';
export { personOf } from './request.schema.ts';

/** The rules of §5 for a form. */
export const rulesOf = (kind: RequestKind, readPhone: ReadPhone) =>
  zodResolver(requestSchema(kind, readPhone));
