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

/** 128 random bits; `randomUUID` is missing where a page comes without encryption. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The id under which a filled form is sent: the same as long as it says the same, so that a second press or a
 * new try after a lost answer is stored once; another one when something was changed in between.
 */
export function requestIdFor(kind: RequestKind, content: string): string {
  const { attempt } = requestDrafts.get()[kind];
  if (attempt?.content === content) return attempt.requestId;
  const requestId = freshId();
  changeDraft(kind, { attempt: { requestId, content } });
  return requestId;
}
