import { randomBytes } from 'node:crypto';
import type { Registry } from '@alisio/platform/sdk/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_PATH } from '../src/router/error-path.ts';
import type { AnswerError } from './answer-error.ts';
import type { ApiClient } from './api-client.ts';
import { chosenRates } from './chosen-rates.ts';
import { cleanPath } from './clean-path.ts';
import { compressedPage, encodingFor } from './compressed-page.ts';
import { fetchFirstData } from './first-data.ts';
import { type ClaimMatch, matchClaim } from './match-claim.ts';
import { originsOf, type PayOrigin } from './origins.ts';
import { pageBody, pageEnd } from './page-body.ts';
import { pageHead } from './page-head.ts';
import { preloadTags, scriptsFor } from './preloads.ts';
import { movedTo } from './redirects.ts';
import { pagePolicies, thirdPartiesOf } from './security-headers.ts';
import { chosenOf, languageOf, themeOf } from './visitor.ts';

export interface PageRouteOptions {
  registry: () => Promise<Registry | undefined>;
  api: ApiClient;
  pay: PayOrigin;
  answerError: AnswerError;
}

/** The real status of a page that the shell can show (§2). */
function statusOf(match: ClaimMatch | undefined, pathname: string): 200 | 404 | 500 {
  if (match) return 200;
  return pathname === ERROR_PATH ? 500 : 404;
}

const LAYOUTS = { 404: '404', 500: '505' } as const;

/**
 * Answers every address that is not a file or the API: 308 to the clean or the new path, 200 for a claimed
 * path, 404 with the shell's own page otherwise; what the shell cannot show is a page of the edge. The first part
 * leaves before the API is asked.
 */
export function pageRoute({ registry: readRegistry, api, pay, answerError }: PageRouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = cleanPath(request.raw.url ?? '/');
    const origins = originsOf(request, pay);
    if (path.kind === 'refused' || !origins) return answerError(request, reply, 400);
    if (path.kind === 'moved') return reply.redirect(path.location, 308);
    const { pathname } = path;
    const url = new URL(request.raw.url ?? '/', origins.siteLink);
    const moved = movedTo(pathname);
    if (moved !== undefined) return reply.redirect(`${moved}${url.search}`, 308);
    const registry = await readRegistry();
    if (!registry) return answerError(request, reply, 503);

    const match = matchClaim(registry, pathname);
    const [language, theme] = [languageOf(request.headers), themeOf(request.headers)];
    const nonce = randomBytes(16).toString('base64');
    const { referer: referrer = '' } = request.headers;
    const firstData = fetchFirstData(api, match, url, { language, forwardedFor: request.ip, referrer });
    const site = await api.site();
    const page = compressedPage(encodingFor(request.headers['accept-encoding']));
    const status = statusOf(match, pathname);
    const chosen = chosenOf(request.headers, site?.allowedCurrencies);
    const rates = await chosenRates(api, chosen);
    const layout = status === 200 ? (match?.claim.layout ?? 'default') : LAYOUTS[status];
    const facts = {
      registry,
      match,
      status,
      language,
      theme,
      nonce,
      pathname,
      site,
      chosen,
      rates,
      layout,
      ...origins,
    };
    page.begin(pageHead(facts, preloadTags(scriptsFor(registry, match, language))) + pageBody(facts));
    firstData.then(
      (data) => page.end(pageEnd(data)),
      (error: unknown) => {
        // The page asks by itself, as when the API is late.
        request.log.error({ err: error }, 'first data could not be asked for');
        page.end(pageEnd(undefined));
      },
    );

    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .headers(pagePolicies(nonce, origins.payOrigin, site && thirdPartiesOf(site.tracking)))
      .header('cache-control', 'private, no-cache')
      .header('content-language', language)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(page.body);
  };
}
