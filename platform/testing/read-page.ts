import { type PublicRegistry, publicRegistry } from '../sdk/registry/index.ts';

/** The registry that a page was given. */
export function registryIn(body: string): PublicRegistry {
  const text = /id="alisio-bootstrap">([^<]*)</.exec(body)?.[1] ?? '{}';
  return publicRegistry.parse(JSON.parse(text).registry);
}

/** The end of what a page that is not drawn begins with, its shell's script: only the data that it brings may come behind. */
export const PAGE_BEGINS = /id="alisio-bootstrap">[^<]*<\/script>\s*<script async [^>]*><\/script>/;
