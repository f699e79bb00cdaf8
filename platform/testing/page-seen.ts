import type { PublicRegistry } from '../sdk/registry/index.ts';

/** A page as somebody was sent it. */
export interface PageSeen {
  path: string;
  status: number;
  registry: PublicRegistry;
}

/** Versions of a page by name, the shell's included. */
export const versionsOf = ({ host, remotes }: PublicRegistry): Record<string, string> => ({
  ...(host ? { host: host.version } : {}),
  ...Object.fromEntries(Object.values(remotes).map(({ name, version }) => [name, version])),
});

/** A script that a page names, and what it has to be. */
export interface PinnedScript {
  url: string;
  /** whose it is: a remote, or the shell (`host`) */
  name: string;
  version: string;
  integrity: string;
}

const pin = /(?:src|href)="(\/(?:host|remotes\/([^/"]+))\/([^/"]+)\/[^/"]+\.js)" integrity="([^"]+)"/g;

export const pinnedIn = (page: string): PinnedScript[] =>
  [...page.matchAll(pin)].map(([, url = '', name = 'host', version = '', integrity = '']) => ({
    ...{ url, name, version, integrity },
  }));
