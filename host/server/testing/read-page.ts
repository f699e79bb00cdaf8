import { type PublicRegistry, publicRegistry } from '@alisio/platform/sdk/registry';

/** The registry that a page was given. */
export function registryIn(body: string): PublicRegistry {
  const text = /id="alisio-bootstrap">([^<]*)</.exec(body)?.[1] ?? '{}';
  return publicRegistry.parse(JSON.parse(text).registry);
}

/** Addresses of the released scripts that a page names in its tags, preloads included. */
export const scriptsIn = (body: string): string[] => [
  ...new Set(
    [...body.matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+\.js)"/g)].map(([, url = '']) => url),
  ),
];
