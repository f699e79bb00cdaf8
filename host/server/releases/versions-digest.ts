import { hash } from 'node:crypto';
import type { Registry } from '@alisio/platform/sdk/registry';
import { onceFor } from './once-for.ts';

/** One word for the versions of a registry, shell and remotes that are not switched off: the same for the same. */
export const versionsDigest = onceFor(({ host, remotes }: Registry): string => {
  const versions = [host, ...Object.values(remotes)].map(({ name, version }) => `${name}@${version}`);
  return hash('sha256', versions.sort().join(' '), 'base64url').slice(0, 22);
});
