import { chooseClaim } from '@alisio/platform/addresses/choose-claim.ts';
import type { ClaimedPage, RemotePages } from './remote-pages.ts';

/** The claimed page that the router chooses for a path; nothing where no remote that is switched on has it. */
export function claimAt({ claims }: RemotePages, pathname: string): ClaimedPage | undefined {
  const chosen = chooseClaim(claims, pathname);
  return chosen && 'record' in chosen ? chosen : undefined;
}
