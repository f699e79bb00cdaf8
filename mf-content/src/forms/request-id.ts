import { changeDraft, type RequestKind, requestDrafts } from './request-drafts.ts';

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
