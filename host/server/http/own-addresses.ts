import { ownPaths } from '@alisio/platform/serving';

/** The first part of each. */
const OWN = new Set(ownPaths.map((path) => path.split('/')[1]));

/** The first part of a request's path as it was sent, and as it reads. */
function beginningOf(target: string): { sent: string; read: string } {
  const sent = /^\/([^/?#]*)/.exec(target)?.[1] ?? '';
  try {
    return { sent, read: decodeURIComponent(sent) };
  } catch {
    return { sent, read: sent };
  }
}

/**
 * Whether an address is one of the edge's own in another spelling, `/%5foperators`. The router would read it; a proxy in
 * front that guards `/_operators` would not, so nothing is found there.
 */
export function isDisguised(target: string): boolean {
  const { sent, read } = beginningOf(target);
  return sent !== read && OWN.has(read.split('/')[0] ?? '');
}

/** Calls and files are read by programs: a page would only be in their way. */
export const isForPrograms = (target: string): boolean =>
  /^(api|host|remotes|registry|releases|live\.json|healthz|readyz)$/.test(
    beginningOf(target).read.split('/')[0] ?? '',
  );
