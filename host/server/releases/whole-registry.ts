import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { publicRegistryOf, type Registry } from '@alisio/platform/sdk/registry';
import { acceptedEncoding } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import type { AnswerError } from '../http/answer-error.ts';
import { onceFor } from './once-for.ts';
import type { SiteReleases } from './site-releases.ts';
import { composedRegistry } from './visitor-registry.ts';

const compress = promisify(brotliCompress);
/** Of brotli: it is made once for all who are given the same versions. */
const QUALITY = 9;

/** Where the whole of a registry is, for pages that carry a part of it. */
export const registryHref = (composition: string): string => `/registry/${composition}.json`;

const textOf = onceFor((registry: Registry) => JSON.stringify(publicRegistryOf(registry)));
const compressedOf = onceFor((registry: Registry) =>
  compress(textOf(registry), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
);

interface Options {
  releases: SiteReleases;
  answerError: AnswerError;
}

/**
 * The whole of a registry, by the revision and what was not live in it. Whoever asks is given the same, for ever: also
 * when the site has moved on, for tabs of before. One that cannot be had as it was is not there.
 */
export function wholeRegistryRoute(app: FastifyInstance, { releases, answerError }: Options): void {
  app.get<{ Params: { file: string } }>('/registry/:file', async (request, reply) => {
    const [, composition] = /^(.+)\.json$/.exec(request.params.file) ?? [];
    const registry = composition === undefined ? undefined : await composedRegistry(releases, composition);
    if (!registry) return answerError(request, reply, 'not-found');
    const isSmall = acceptedEncoding(request.headers['accept-encoding'], ['br']) === 'br';
    if (isSmall) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(isSmall ? await compressedOf(registry) : textOf(registry));
  });
  app.get('/registry/*', (request, reply) => answerError(request, reply, 'not-found'));
}
