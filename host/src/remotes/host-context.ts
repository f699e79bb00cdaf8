import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { createContext, useContext } from 'react';
import type { RemotePages } from './remote-pages.ts';

/** What the shell's own parts share within one app. */
export interface HostParts {
  registry: PublicRegistry;
  pages: RemotePages;
}

const HostContext = createContext<HostParts | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/** @throws outside of the shell */
export function useHost(): HostParts {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component belongs to the shell.');
  return host;
}
