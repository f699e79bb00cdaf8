import type { HostRelease, Registry, RemoteRelease } from '@alisio/platform/sdk/registry';
import { bringsUnknownCode, type ClaimMatch } from '../releases/match-claim.ts';

/** Whose code runs for a page at the edge. */
export interface PageCode {
  host: HostRelease;
  /** nothing for the shell's own pages */
  remote: RemoteRelease | undefined;
  /** name of the claim's page; empty for the shell's own */
  page: string;
  /** path pattern, as reports name it */
  path: string;
  /** it has a loader */
  loads: boolean;
  /** its head waits for its loader, which says what stands there */
  decides: boolean;
  /** browsers take over what is drawn of it */
  draws: boolean;
}

/** Of what no code of a remote shows: nobody's address, an error, a remote that is switched off. */
function ownCode(registry: Registry, match: ClaimMatch | undefined): PageCode | undefined {
  const { host } = registry;
  const isOwn = match ? match.code === 'off' : !bringsUnknownCode(registry);
  if (!isOwn || !host.server?.draws) return undefined;
  const path = match?.claim.path ?? '*';
  return { host, remote: undefined, page: '', path, loads: false, decides: false, draws: true };
}

/** Nothing where no released code shows, or what was released has none for the edge. */
export function codeAt(registry: Registry, match: ClaimMatch | undefined): PageCode | undefined {
  const { host } = registry;
  if (match?.code !== 'released') return ownCode(registry, match);
  const { remote, claim } = match;
  const { server } = remote;
  if (!host.server || !server) return undefined;
  return {
    host,
    remote,
    page: claim.page,
    path: claim.path,
    loads: server.loads.includes(claim.page),
    decides: server.decides?.includes(claim.page) === true,
    draws: server.draws === true,
  };
}
