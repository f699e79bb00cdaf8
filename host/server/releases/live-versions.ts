import { LIVE_VERSIONS_PATH, type LiveVersions, type SiteRegistry } from '@alisio/platform/sdk/registry';
import { PROBLEM_JSON, problemOf } from '@alisio/platform/serving';
import type { FastifyInstance } from 'fastify';
import { type Holdings, keptHoldings, readHeld, seenBy } from './held-versions.ts';
import type { SiteReleases } from './site-releases.ts';
import { versionsDigest } from './versions-digest.ts';
import { visitorRegistry } from './visitor-registry.ts';

/**
 * A visitor without cookies draws a new lot with every page: they are told of releases, not of what chance would give
 * them next. `held` is what their page has, all else as it is live.
 */
const withoutCookies = ({ revision }: SiteRegistry, held: string | undefined): Holdings => ({
  lot: 0,
  revision,
  others: readHeld(held).others,
});

/**
 * Where an open tab asks what it would get now, were it loaded anew outside of the checkout. `?held=`, written as
 * the cookie is, says what the page has for those who keep no cookies.
 */
export function liveVersionsRoute(app: FastifyInstance, releases: SiteReleases): void {
  app.get<{ Querystring: { held?: unknown } }>(LIVE_VERSIONS_PATH, async (request, reply) => {
    const { held } = request.query;
    const told = typeof held === 'string' ? held : undefined;
    const site = await releases.live(Math.max(seenBy(request) ?? 0, readHeld(told).revision ?? 0));
    reply.header('cache-control', 'no-store');
    if (!site)
      return reply
        .code(503)
        .type(PROBLEM_JSON)
        .send(JSON.stringify(problemOf('unavailable')));
    const holdings = keptHoldings(request.headers.cookie) ?? withoutCookies(site, told);
    const { registry } = await visitorRegistry(site, releases, { holdings, inCheckout: false });
    const { host, remotes, revision } = registry;
    const answer: LiveVersions = {
      revision,
      digest: versionsDigest(registry),
      versions: Object.fromEntries(
        [host, ...Object.values(remotes)].map(({ name, version }) => [name, version]),
      ),
    };
    return reply.send(answer);
  });
}
