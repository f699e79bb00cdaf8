import { callApi, isProblem } from '@alisio/platform/sdk/api';
import { getVisitorLocation } from '@alisio/shared-contracts/endpoints';
import { LOCATION_COOKIE, UNKNOWN_LOCATION, type VisitorLocation } from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { keepChoice } from './cookie.ts';
import { nextTurn } from './next-turn.ts';

/** Tells the edge, which draws the visitor's next pages. */
function tellEdge(agentIpInfo: VisitorLocation | null): void {
  if (agentIpInfo?.country) keepChoice(LOCATION_COOKIE, agentIpInfo.country);
}

/**
 * Where the visitor is (§7), asked once a session, or told by the page. What failed is not asked again either, but for
 * want of a connection: then the next page asks.
 * @param inPage as the edge knew it, when it drew the page. Without a country it was drawn for nobody's, and stays so
 * @param nextPage waits until another address shows
 */
export async function lookUpVisitor(
  inPage: VisitorLocation | undefined,
  nextPage: () => Promise<void>,
): Promise<void> {
  const show = (agentIpInfo: VisitorLocation | null) =>
    visitorProfile.set((profile) => ({ ...profile, agentIpInfo }));
  if (inPage?.country) {
    tellEdge(inPage);
    return show(inPage);
  }
  const known = visitorProfile.get().agentIpInfo;
  if (known) return tellEdge(known);
  // Of all languages of the browser, which the page's own would hide: their region tells a country.
  const headers = { 'accept-language': navigator.languages.join(',') };
  const agentIpInfo = await callApi(getVisitorLocation, { headers }).catch(async (error: unknown) => {
    await nextTurn();
    console.error('Visitor location fail');
    return isProblem(error, 'network') ? null : UNKNOWN_LOCATION;
  });
  tellEdge(agentIpInfo);
  if (inPage) await nextPage();
  show(agentIpInfo);
}
