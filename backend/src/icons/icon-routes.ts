import { hash } from 'node:crypto';
import { getIcons } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import { iconsOf } from './icon-sets.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** RFC 9110 §8.8.3; somebody between us and the browser may have weakened it. */
const etagOf = (text: string) => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
const knows = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** GET /icons/{file} (§7, §9): `/icons/tabler.json?icons=phone,plane`. */
export function iconRoutes(app: FastifyInstance): void {
  route(app, getIcons, async ({ params, query, request, reply }) => {
    const set = await iconsOf(params.file.replace(/\.json$/, ''), query.icons.split(','));
    if (!set) throw new ProblemError('not-found');
    const text = JSON.stringify(set);
    const etag = etagOf(text);
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', etag);
    if (knows(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').serializer(String).send(text);
  });
}
