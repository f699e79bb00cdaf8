import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialPictures } from '../found/social/social-pictures.ts';
import type { AnswerError } from '../http/answer-error.ts';
import type { ApiClient } from '../http/api-client.ts';
import { originsOf, type PayOrigin, type SiteAddress } from '../http/origins.ts';
import type { LocateVisitor } from '../http/visitor-location.ts';
import type { PageLoaders } from '../page-loaders/page-loaders.ts';
import { seenBy } from '../releases/held-versions.ts';
import type { OverrideRules } from '../releases/overrides.ts';
import { pageVisit } from '../releases/page-visit.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { cleanPath } from './clean-path.ts';
import type { KeptPages } from './kept-pages.ts';
import { leadsTo } from './redirects.ts';
import type { RouteRule } from './route-rules.ts';
import { sendPage } from './send-page.ts';

export interface PageRouteOptions {
  releases: SiteReleases;
  api: ApiClient;
  locate: LocateVisitor;
  loaders: PageLoaders;
  pictures: SocialPictures;
  kept: KeptPages;
  pay: PayOrigin;
  address: SiteAddress;
  /** operator's own addresses */
  rules: readonly RouteRule[];
  overrides: OverrideRules;
  remoteTimeout: number | undefined;
  answerError: AnswerError;
}

/**
 * Answers every address that is not a file or the API: 308 to the clean or the new path, in one step, 200 for a claimed
 * path, 503 while its remote is switched off, 404 with the shell's own page otherwise; what the shell cannot show is
 * a page of the edge.
 */
export function pageRoute(options: PageRouteOptions) {
  const { releases, pay, address, rules, overrides, answerError } = options;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const target = request.raw.url ?? '/';
    const path = cleanPath(target);
    const origins = originsOf(request, pay, address);
    if (path.kind === 'refused') return answerError(request, reply, path.as);
    const clean = path.kind === 'moved' ? path.location : undefined;
    const url = new URL(clean ?? target, origins.siteLink);
    const site = await releases.live(seenBy(request));
    if (!site && clean !== undefined) return reply.redirect(clean, 308);
    if (!site) return answerError(request, reply, 'unavailable');
    const moved = leadsTo({ site, rules }, url, origins.siteLink);
    // A browser may keep a 308 for good: this one is to end with the release that says it.
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 308);
    const page = { url, pathname: url.pathname, clean, origins };
    const visit = await pageVisit(request, page, { site, releases, rules: overrides });
    return sendPage(request, reply, page, { ...options, visit });
  };
}
