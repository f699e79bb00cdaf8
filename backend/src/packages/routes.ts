import { acceptedEncoding } from '@alisio/platform/serving';
import {
  choosePackage as choosing,
  getPackage,
  IN_PARTS,
  keepPackageForPhone,
  searchPackageFlights,
  searchPackages,
} from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { askedForm, refusePast, sendShown } from '../flights/index.ts';
import type { SharedLimit } from '../limits/index.ts';
import { COMPRESSIONS } from '../server/encoders.ts';
import { languageOf } from '../server/language.ts';
import { leaving } from '../server/leaving.ts';
import { route } from '../server/route.ts';
import { inPackageCurrency } from './asked-package.ts';
import { choosePackage } from './choose-package.ts';
import { keepPackage, type PhonedParts } from './keep-package.ts';
import { onePackage } from './one-package.ts';
import type { PackageParts } from './package-parts.ts';
import { PackageSearch } from './package-search.ts';
import { sendLines, sendWhole } from './send-lines.ts';

export interface PackageRoutesDeps extends PackageParts, PhonedParts {
  db: Queries;
  clock: () => Date;
  /** of all computed searches */
  searchesLimit?: SharedLimit | undefined;
  /** of one address, for each of these: one caller takes no more than a part of what answers all */
  perMinute: { searches: number; stays: number; kept: number };
}

/** POST /packages/search, /packages/flights, /packages/{code}, /package-choices, /package-phone-offers. */
export async function packageRoutes(app: FastifyInstance, deps: PackageRoutesDeps): Promise<void> {
  const { db, clock, flights, searchesLimit, perMinute } = deps;
  const packages = new PackageSearch(deps);
  const searches = { perMinute: perMinute.searches, sharedLimit: searchesLimit };
  const stays = { perMinute: perMinute.stays };

  route(
    app,
    searchPackages,
    async ({ body, query: { sort = 'recommended', ...said }, request, reply }) => {
      const facets = Object.fromEntries(
        Object.entries(said).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
      );
      const question = { ...body, sort, facets };
      const [language, signal] = [languageOf(request), leaving(reply)];
      const encoding = acceptedEncoding(request.headers['accept-encoding'], COMPRESSIONS);
      return request.headers.accept?.includes(IN_PARTS)
        ? sendLines(reply, encoding, (take) => packages.inParts(question, language, take, signal))
        : sendWhole(reply, encoding, await packages.whole(question, language, signal));
    },
    searches,
  );

  route(
    app,
    searchPackageFlights,
    async ({ body, request, reply }) => {
      refusePast(flights, body);
      const [form, language] = [askedForm(request), languageOf(request)];
      const asker = { signal: leaving(reply), inPackage: true };
      return sendShown(reply, form, await flights.search(inPackageCurrency(body), language, form, asker));
    },
    searches,
  );

  route(
    app,
    getPackage,
    async ({ params: { code }, body, request, reply }) =>
      onePackage(deps, { code, ...body }, languageOf(request), leaving(reply)),
    searches,
  );

  route(app, choosing, async ({ body, request }) => choosePackage(deps, body, languageOf(request)), stays);

  route(app, keepPackageForPhone, async ({ body }) => keepPackage(db, deps, body, clock().getTime()), {
    perMinute: perMinute.kept,
  });
}
