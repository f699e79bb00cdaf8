import { bestTime } from '@alisio/shared-contracts/enquiries';
import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';

/** What a request form holds, as typed. */
const requestFields = z.strictObject({
  name: z.string(),
  email: z.string(),
  /** `country` is empty until it is chosen: the visitor's own stands there */
  phone: z.strictObject({ country: z.string(), number: z.string() }),
  bestTimeToReach: bestTime,
  /** of the contact form alone */
  message: z.string(),
});
export type RequestFields = z.infer<typeof requestFields>;

const requestDraft = z.strictObject({
  fields: requestFields,
  /** the last try to send, and the fields that it was about */
  attempt: z.nullable(z.strictObject({ requestId: z.string(), content: z.string() })),
  /** what came of it, until another request is begun */
  receipt: z.nullable(z.strictObject({ reference: z.string(), about: z.string() })),
});
export type RequestDraft = z.infer<typeof requestDraft>;

export const EMPTY_FIELDS: RequestFields = {
  name: '',
  email: '',
  phone: { country: '', number: '' },
  bestTimeToReach: 'any',
  message: '',
};
const EMPTY: RequestDraft = { fields: EMPTY_FIELDS, attempt: null, receipt: null };

/** Both request forms of the tab, so that a reload, Back or another language loses nothing. */
export const requestDrafts = defineSessionStore({
  key: 'alisio.request-drafts',
  version: 1,
  schema: z.strictObject({ message: requestDraft, call: requestDraft }),
  initial: { message: EMPTY, call: EMPTY },
});
export type RequestKind = 'message' | 'call';

export function changeDraft(kind: RequestKind, change: Partial<RequestDraft>): void {
  requestDrafts.set((drafts) => ({ ...drafts, [kind]: { ...drafts[kind], ...change } }));
}
