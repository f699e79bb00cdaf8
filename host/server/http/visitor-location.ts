import { getVisitorLocation } from '@alisio/shared-contracts/endpoints';
import { type VisitorLocation, visitorLocation } from '@alisio/shared-contracts/visitor';
import { type ApiClient, readJson } from './api-client.ts';

/** How long a page waits to be told where its visitor is, milliseconds. */
export const LOCATED_WITHIN_MS = 50;
/** Who did not answer in time is left alone for so long. */
const AGAIN_AFTER_MS = 10_000;

export interface AskingVisitor {
  /** of the browser: its regions tell a country where the address does not */
  acceptLanguage: string | undefined;
  forwardedFor: string;
}

/** @returns nothing when it is not to be had in time */
export type LocateVisitor = (visitor: AskingVisitor) => Promise<VisitorLocation | undefined>;

/**
 * Asks the API where a visitor is, as their browser would. What comes late costs one page its wait: until the API has
 * answered another, which is tried after a while, nobody waits.
 */
export function locateVisitors(
  api: Pick<ApiClient, 'exchange'>,
  withinMs: number = LOCATED_WITHIN_MS,
): LocateVisitor {
  const { method, path } = getVisitorLocation;
  let failedAt: number | undefined;
  return async ({ acceptLanguage = '', forwardedFor }) => {
    const now = performance.now();
    if (failedAt !== undefined && now - failedAt < AGAIN_AFTER_MS) return undefined;
    // Those who come while this one tries need not wait with it.
    if (failedAt !== undefined) failedAt = now;
    const answer = await api.exchange({ method, path, language: acceptLanguage, forwardedFor }, withinMs);
    // A refusal is for one visitor, and was quick.
    failedAt = answer && answer.status < 500 ? undefined : performance.now();
    return answer?.status === 200 ? visitorLocation.safeParse(readJson(answer.text)).data : undefined;
  };
}
