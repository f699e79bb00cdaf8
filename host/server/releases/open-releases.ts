import { OPEN_RELEASES_PATH, type ReleaseStore, ROOT_KEYS_NAME } from '@alisio/platform/tooling/release';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnswerError } from '../http/answer-error.ts';

interface Options {
  store: ReleaseStore;
  /** public keys (PEM) that this edge verifies with */
  rootKeys: string;
  answerError: AnswerError;
}

/** Revisions, grants of keys, and versions with their files: nothing else of a store, and no name that begins with a dot. */
const SHOWN = /^(?:(?:registry|keys|host)|remotes\/mf-[a-z][a-z0-9-]*)(?:\/[A-Za-z0-9][\w.+~-]*){0,2}$/;

/** A listing is dear, and whoever floods this waits in no queue with the edge's own looks. */
const LISTED = { max: 500, ttl: 1000 };

/**
 * What is released, as it lies in the store, signed: for edges of developers, which take all of a site but what they
 * develop. It says more than visitors are told (what the edge runs, who released what), so an operator opens it by
 * `OPEN_RELEASES=on`.
 */
export function openReleases(app: FastifyInstance, { store, rootKeys, answerError }: Options): void {
  const kept = new LRUCache<string, Promise<string[]>>(LISTED);
  function listed(path: string): Promise<string[]> {
    const known = kept.get(path);
    if (known) return known;
    const names = store.list(path);
    kept.set(path, names);
    names.catch(() => kept.delete(path));
    return names;
  }

  app.get(`${OPEN_RELEASES_PATH}/${ROOT_KEYS_NAME}`, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/x-pem-file').send(rootKeys),
  );
  app.get<{ Params: { '*': string } }>(`${OPEN_RELEASES_PATH}/names/*`, async (request, reply) => {
    const { '*': path } = request.params;
    if (!SHOWN.test(path)) return answerError(request, reply, 'not-found');
    return reply.header('cache-control', 'no-store').send(await listed(path));
  });
  app.get<{ Params: { '*': string } }>(`${OPEN_RELEASES_PATH}/files/*`, async (request, reply) => {
    const { '*': path } = request.params;
    const content = SHOWN.test(path) ? await store.read(path) : undefined;
    if (!content) return answerError(request, reply, 'not-found');
    return reply
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(Buffer.from(content));
  });
}
