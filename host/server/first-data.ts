import { type FirstDataName, firstData } from '@alisio/shared-contracts/endpoints';
import type { ApiClient } from './api-client.ts';
import type { ClaimMatch } from './match-claim.ts';

/** Later than this the page asks by itself. */
const WITHIN_MS = 1500;

const isKnown = (name: string): name is FirstDataName => Object.hasOwn(firstData, name);

interface AskingPage {
  code: ClaimMatch['code'];
  claim: Pick<ClaimMatch['claim'], 'firstData'>;
}

interface FirstDataVisitor {
  language: string;
  forwardedFor: string;
  referrer: string;
  /**
   * ISO date where the visitor seems to be. Where his browser knows better, the question that the page asks has
   * another key: it then asks by itself, and never shows another day.
   */
  today: string;
}

/**
 * Asks the API what the route's claim names; nothing for a remote that is switched off, which shows no data.
 * @returns JSON text `{ [name]: { key, data } }`, or nothing when there is nothing to say in time
 */
export async function fetchFirstData(
  api: Pick<ApiClient, 'ask'>,
  match: AskingPage | undefined,
  url: URL,
  { referrer, today, ...visitor }: FirstDataVisitor,
): Promise<string | undefined> {
  const names = match && match.code !== 'off' ? (match.claim.firstData ?? []) : [];
  const parts = await Promise.all(
    names.filter(isKnown).map(async (name) => {
      const call = firstData[name](url, today, referrer);
      if (!call) return [];
      const { method, path } = call.endpoint;
      const answer = await api.ask({ method, path, body: call.body, ...visitor }, WITHIN_MS);
      // The answer is JSON already and can be large: it is passed on as it came.
      return answer === undefined
        ? []
        : [`${JSON.stringify(name)}:{"key":${JSON.stringify(call.key)},"data":${answer}}`];
    }),
  );
  const entries = parts.flat();
  return entries.length === 0 ? undefined : `{${entries.join(',')}}`;
}
