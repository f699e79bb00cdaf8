import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { RemoteRelease } from '@alisio/platform/sdk/registry';
import { listening } from './listening.ts';

export interface ForeignOrigin {
  origin: string;
  stop(): Promise<void>;
}

/** What a page learns of a remote from a development server. */
const descriptionOf = (release: RemoteRelease, origin: string) => {
  const { name, owner, namespace, globalName, claims, entry } = release;
  const url = `${origin}/${entry.url.split('/').at(-1)}`;
  return {
    remote: {
      name,
      owner,
      version: 'source',
      namespace,
      globalName,
      claims,
      entry: { url, integrity: '', bytes: 0 },
    },
  };
};

/** Serves a released remote from an origin of its own, as a developer's machine would. */
export async function serveElsewhere(dataDir: string, release: RemoteRelease): Promise<ForeignOrigin> {
  const folder = join(dataDir, 'site', 'remotes', release.name, release.version);
  let origin = '';
  const server = createServer((request, response) => {
    const file = (request.url ?? '').slice(1).split('?')[0] ?? '';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
    if (file === 'release.json') return response.end(JSON.stringify(descriptionOf(release, origin)));
    readFile(join(folder, file)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  const { url, stop } = await listening(server, 'localhost');
  origin = url;
  return { origin, stop };
}
