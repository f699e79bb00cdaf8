import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { DEFAULT_LANGUAGE, saidIn } from '@alisio/shared-contracts/languages';
import { feedEntries } from '@alisio/shared-contracts/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerError } from '../http/answer-error.ts';
import type { ApiClient } from '../http/api-client.ts';
import { originsOf, type SiteAddress } from '../http/origins.ts';
import { languageIn } from '../http/visitor.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { atomFeed, feedPath } from './feed.ts';
import { keptCalls } from './kept-calls.ts';
import { feedsOf, type Listings, unlistedPaths } from './listings.ts';
import { robotsText } from './robots.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';
import type { SocialPictures } from './social/social-pictures.ts';

export interface FoundRoutesDeps {
  releases: SiteReleases;
  api: ApiClient;
  listings: Listings;
  pictures: SocialPictures;
  address: SiteAddress;
  answerError: AnswerError;
}

/** Whoever reads these comes back by itself: what is new is told within it. */
const SHARED = 'public, max-age=600';
const AGAIN_AFTER_SECONDS = 60;
/** Its address says what it shows. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const asXml = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', SHARED).send(text);

/**
 * GET /robots.txt, /sitemap.xml, /sitemaps/{kind}.xml, /feeds/{page}.xml and /social/{picture}.png: for who looks for
 * pages or shows others where they are.
 */
export function foundRoutes(
  app: FastifyInstance,
  { releases, api, listings, pictures, address, answerError }: FoundRoutesDeps,
): void {
  const ask = keptCalls(api, (answer) => feedEntries.safeParse(answer).data);
  const linkOf = (request: FastifyRequest) => originsOf(request, '', address).siteLink;
  const unavailable = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('retry-after', String(AGAIN_AFTER_SECONDS));
    return answerError(request, reply, 'unavailable');
  };
  /** Answers of what is live. */
  const live =
    (answer: (site: SiteRegistry, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const site = await releases.live();
      return site ? answer(site, request, reply) : unavailable(request, reply);
    };

  app.get(
    '/robots.txt',
    live((site, request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', SHARED)
        .send(robotsText(linkOf(request), unlistedPaths(site))),
    ),
  );

  app.get(
    '/sitemap.xml',
    live(async (site, request, reply) => {
      const sitemaps = await Promise.all(
        listings.kinds(site).map(async (kind) => {
          const pages = await listings.pages(site, kind);
          return { kind, pages: pages === 'unknown' ? [] : (pages ?? []) };
        }),
      );
      return asXml(reply, 'application/xml', sitemapIndex(linkOf(request), sitemaps));
    }),
  );

  app.get<{ Params: { '*': string } }>(
    '/sitemaps/*',
    live(async (site, request, reply) => {
      const [, kind = ''] = /^\/sitemaps\/([a-z-]+)\.xml(?:\?|$)/.exec(request.raw.url ?? '') ?? [];
      const pages = await listings.pages(site, kind);
      if (pages === undefined) return answerError(request, reply, 'not-found');
      if (pages === 'unknown') return unavailable(request, reply);
      return asXml(reply, 'application/xml', sitemapOf(linkOf(request), pages));
    }),
  );

  app.get(
    '/feeds/*',
    live(async (site, request, reply) => {
      const siteLink = linkOf(request);
      const url = new URL(request.raw.url ?? '/', siteLink);
      const [path, claimed] = [...feedsOf(site)].find(([page]) => feedPath(page) === url.pathname) ?? [];
      if (path === undefined || !claimed) return answerError(request, reply, 'not-found');
      // Its address alone says its language: whoever is given it, is given the same.
      const language = languageIn(url) ?? DEFAULT_LANGUAGE;
      const told = await ask(`${claimed.feed}?${new URLSearchParams({ language })}`);
      if (!told) return unavailable(request, reply);
      const { title, description } = saidIn(claimed.head, language);
      const facts = { siteLink, path, language, title, description, entries: told.data };
      return asXml(reply, 'application/atom+xml', atomFeed(facts));
    }),
  );

  /** Posters that only data names: which they are is known when that was asked for. */
  async function learnPosters(): Promise<void> {
    const site = await releases.live();
    const pages = site ? await listings.all(site) : [];
    pictures.learn(pages.flatMap(({ poster }) => poster ?? []));
  }
  app.addHook('onListen', async () => {
    void learnPosters().catch(() => undefined);
  });

  app.get('/social/*', async (request, reply) => {
    const path = request.raw.url ?? '';
    const ask = () => pictures.picture(path);
    const known = (await ask()) ?? (await learnPosters().then(ask));
    if (known === undefined) return answerError(request, reply, 'not-found');
    if (known === 'busy') return unavailable(request, reply);
    return (
      reply
        .type('image/png')
        // Whoever shows a shared page may put the picture there.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', FOR_EVER)
        .send(known)
    );
  });
}
