import { randomBytes } from 'node:crypto';
import type { Registry } from '@alisio/platform/sdk/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.ts';
import { cleanPath } from './clean-path.ts';
import { compressedPage, encodingFor } from './compressed-page.ts';
import { fetchFirstData } from './first-data.ts';
import { matchClaim } from './match-claim.ts';
import { originsOf, type PayOrigin } from './origins.ts';
import { pageBody, pageEnd } from './page-body.ts';
import { pageHead } from './page-head.ts';
import { preloadTags, scriptsFor } from './preloads.ts';
import { movedTo } from './redirects.ts';
import { pagePolicies } from './security-headers.ts';
import { languageOf, themeOf } from './visitor.ts';

export interface PageRouteOptions {
  registry: () => Promise<Registry | undefined>;
  api: ApiClient;
  pay: PayOrigin;
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/**
 * Answers every address that is not a file or the API: 308 to the clean or the new path, 200 for a claimed
 * path, 404 with the shell's own page otherwise. The first part leaves before the API is asked.
 */
export function pageRoute({ registry: readRegistry, api, pay }: PageRouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = cleanPath(request.raw.url ?? '/');
    const origins = originsOf(request, pay);
    if (path.kind === 'refused' || !origins) return plain(reply, 400, 'Bad request');
    if (path.kind === 'moved') return reply.redirect(path.location, 308);
    const { pathname } = path;
    const url = new URL(request.raw.url ?? '/', origins.siteLink);
    const moved = movedTo(pathname);
    if (moved !== undefined) return reply.redirect(`${moved}${url.search}`, 308);
    const registry = await readRegistry();
    if (!registry) return plain(reply, 503, 'Nothing is released yet');

    const match = matchClaim(registry, pathname);
    const [language, theme] = [languageOf(request.headers), themeOf(request.headers)];
    const nonce = randomBytes(16).toString('base64');
    const firstData = fetchFirstData(api, match, url, { language, forwardedFor: request.ip });
    const site = await api.site();
    const page = compressedPage(encodingFor(request.headers['accept-encoding']));
    const facts = { registry, match, language, theme, nonce, pathname, site, ...origins };
    page.begin(pageHead(facts, preloadTags(scriptsFor(registry, match, language))) + pageBody(facts));
    firstData.then((data) => page.end(pageEnd(data)));

    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(match ? 200 : 404)
      .headers(pagePolicies(nonce, origins.payOrigin))
      .header('cache-control', 'private, no-cache')
      .header('content-language', language)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(page.body);
  };
}
