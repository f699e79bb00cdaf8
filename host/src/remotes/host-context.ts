import type { Missing } from '@alisio/platform/sdk/app';
import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { createContext, useContext } from 'react';
import type { ClaimedPage, RemotePages } from './remote-pages.ts';

export interface MissingPage {
  path: string;
  kind: Missing;
}

/** What the shell's own parts share within one app. */
export interface HostParts {
  registry: PublicRegistry;
  pages: RemotePages;
  /** What the edge drew: it stands as long as the code of its page is on its way, and nobody has left it. */
  drawn: {
    page: ClaimedPage | undefined;
    /** keeps what the edge drew of a page of the shell's own, until its messages are here */
    own: Promise<unknown> | undefined;
    /** that it says that nothing is at this path, which a remote claims, or nothing any more */
    missing: MissingPage | undefined;
  };
}

const HostContext = createContext<HostParts | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/** @throws outside of the shell */
export function useHost(): HostParts {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component belongs to the shell.');
  return host;
}
