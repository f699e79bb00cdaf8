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

/** Each form of a file has its own: the hash that was signed of these bytes. */
const tagOf = (hash: string): string => `"${hash.slice(hash.indexOf('-') + 1).slice(0, 32)}"`;

/** RFC 9110 §13.1.2: what was changed on its way says so (`W/`), and is the same to whoever asks whether it is. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));

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
    const hash = hashes[stored] ?? '';
    const etag = tagOf(hash);
    const isKnown = namesTag(request.headers['if-none-match'], etag);
    const content = isKnown ? undefined : await files.read({ name, version, file: stored }, hash);
    if (!isKnown && !(content instanceof Uint8Array)) return answerError(request, reply, 'unavailable');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (isKnown) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(typeOf(file)).send(content);
  }

  app.get<{ Params: FileParams }>('/host/:version/:file', send);
  app.get<{ Params: FileParams }>('/remotes/:name(^mf-[^/]+$)/:version/:file', send);
  for (const folder of ['host', 'remotes']) {
    app.get(`/${folder}/*`, (request, reply) => answerError(request, reply, 'not-found'));
  }
}
