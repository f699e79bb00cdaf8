import { type PublicRegistry, publicRegistry } from '../sdk/registry/index.ts';

/** The registry that a page was given. */
export function registryIn(body: string): PublicRegistry {
  const text = /id="alisio-bootstrap">([^<]*)</.exec(body)?.[1] ?? '{}';
  return publicRegistry.parse(JSON.parse(text).registry);
}
