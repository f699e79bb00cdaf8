import { callApi, isProblem } from '@alisio/platform/sdk/api';
import { getVisitorLocation } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_CURRENCY, type VisitorLocation } from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { nextTurn } from './next-turn.ts';

/** §8: the currency is US dollars when the look-up fails. */
const UNKNOWN: VisitorLocation = { country: null, currency: DEFAULT_CURRENCY };

/**
 * Where the visitor is (§7), asked once a session. What failed is not asked again either, but for want of a
 * connection: then the next page asks.
 */
export async function lookUpVisitor(): Promise<void> {
  if (visitorProfile.get().agentIpInfo) return;
  // Of all languages of the browser, which the page's own would hide: their region tells a country.
  const headers = { 'accept-language': navigator.languages.join(',') };
  const agentIpInfo = await callApi(getVisitorLocation, { headers }).catch(async (error: unknown) => {
    await nextTurn();
    console.error('Visitor location fail');
    return isProblem(error, 'network') ? null : UNKNOWN;
  });
  visitorProfile.set((profile) => ({ ...profile, agentIpInfo }));
}
