import { sectionsOf } from '@alisio/shared-contracts/content';
import {
  getAirlines,
  getContentAddresses,
  getContentPage,
  getContentPreview,
  getContentSection,
  MOST_FOUND_TEXTS,
  searchContent,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/route.ts';
import { cardOf } from './edition.ts';
import type { ContentLibrary } from './library.ts';
import { previewOf } from './preview-token.ts';

/** How long others may be shown the same text: an editor's change is seen by everybody within it. */
const SHARED_SECONDS = 60;

export interface ContentRoutesDeps {
  library: ContentLibrary;
  clock: () => Date;
  /** by which addresses of previews are signed; without one there are none */
  previewKey: string | undefined;
  /** of one address, for each of these */
  perMinute: { texts: number; searches: number };
}

const SHARED = { 'cache-control': `public, max-age=${SHARED_SECONDS}` };

const share = (reply: FastifyReply) => void reply.headers(SHARED);

/** GET /content/page, /content/preview, /content/sections/{page}, /content/search and /content/addresses, GET /airlines. */
export async function contentRoutes(
  app: FastifyInstance,
  { library, clock, previewKey, perMinute }: ContentRoutesDeps,
): Promise<void> {
  const texts = { perMinute: perMinute.texts };

  route(
    app,
    getContentPage,
    async ({ query: { path, language = DEFAULT_LANGUAGE }, reply }) => {
      const page = library.edition.page(path, language);
      if (!page) throw new ProblemError(library.isGone(path) ? 'gone' : 'not-found', { headers: SHARED });
      share(reply);
      return page;
    },
    texts,
  );

  route(
    app,
    getContentPreview,
    async ({ query: { token } }) => {
      const asked = previewKey ? previewOf(token, clock().getTime(), previewKey) : undefined;
      const page = asked && library.edition.preview(asked.id, asked.language);
      if (!page) throw new ProblemError('not-found');
      return page;
    },
    texts,
  );

  route(
    app,
    getContentSection,
    async ({ params: { page }, query: { language = DEFAULT_LANGUAGE }, reply }) => {
      const wanted = sectionsOf(page);
      share(reply);
      return {
        data: library.edition
          .texts(language)
          .filter(({ front }) => front.sections?.some((section) => wanted.includes(section)))
          .map(cardOf),
      };
    },
    texts,
  );

  route(
    app,
    getAirlines,
    async ({ query: { language = DEFAULT_LANGUAGE }, reply }) => {
      share(reply);
      return { data: library.edition.airlines(language) };
    },
    texts,
  );

  route(
    app,
    searchContent,
    async ({ query: { text, language = DEFAULT_LANGUAGE }, reply }) => {
      share(reply);
      const { cards, ...told } = library.edition.search(text, language);
      return { data: cards.slice(0, MOST_FOUND_TEXTS), ...told };
    },
    { perMinute: perMinute.searches },
  );

  route(
    app,
    getContentAddresses,
    async ({ reply }) => {
      share(reply);
      return { data: library.edition.addresses() };
    },
    texts,
  );
}
