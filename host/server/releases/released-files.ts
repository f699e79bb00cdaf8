import { acceptedEncoding } from '@alisio/platform/serving';
import { isServerHalf } from '@alisio/platform/tooling/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerError } from '../http/answer-error.ts';
import type { VerifiedFiles } from './verified-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** Encodings of the siblings that the build leaves, the smallest first, and their endings. */
const COMPRESSIONS = ['br', 'gzip'] as const;
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

const typeOf = (file: string): string => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream';
};

interface FileParams {
  name?: string;
  version: string;
  file: string;
}

interface Options {
  files: VerifiedFiles;
  answerError: AnswerError;
}

/**
 * Released files at `/host/<version>/<file>` and `/remotes/<name>/<version>/<file>`. They never change, so they are
 * kept for ever; one that is not as it was signed is not sent. Every published version is served, also one that was
 * rolled back or switched off: no new page names it, and a tab that has begun with it can go on to its next chunk.
 */
export function releasedFiles(app: FastifyInstance, { files, answerError }: Options): void {
  async function send(request: FastifyRequest<{ Params: FileParams }>, reply: FastifyReply) {
    const { name = 'host', version, file } = request.params;
    const hashes = await files.hashes(name, version);
    if (hashes === 'refused') return answerError(request, reply, 'unavailable');
    if (!hashes || !Object.hasOwn(hashes, file) || isServerHalf(file))
      return answerError(request, reply, 'not-found');

    const siblings = COMPRESSIONS.filter((one) => Object.hasOwn(hashes, file + SUFFIXES[one]));
    const encoding = acceptedEncoding(request.headers['accept-encoding'], siblings);
    const stored = encoding === 'identity' ? file : file + SUFFIXES[encoding];
    const content = await files.read({ name, version, file: stored }, hashes[stored] ?? '');
    if (!(content instanceof Uint8Array)) return answerError(request, reply, 'unavailable');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(typeOf(file))
      .send(content);
  }

  app.get<{ Params: FileParams }>('/host/:version/:file', send);
  app.get<{ Params: FileParams }>('/remotes/:name(^mf-[^/]+$)/:version/:file', send);
  for (const folder of ['host', 'remotes']) {
    app.get(`/${folder}/*`, (request, reply) => answerError(request, reply, 'not-found'));
  }
}
