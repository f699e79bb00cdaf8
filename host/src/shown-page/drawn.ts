import type { Missing } from '@alisio/platform/sdk/app';

/**
 * Attribute of the root whose page the web edge has drawn: it is taken over, not drawn anew. Its value says where that is
 * the page for an address at which its remote has nothing.
 */
export const DRAWN = 'data-drawn';

/** What the edge has drawn says of an address at which a remote has nothing. */
export function missingIn(root: Element): Missing | undefined {
  const said = root.getAttribute(DRAWN);
  return said === 'not-found' || said === 'gone' ? said : undefined;
}
