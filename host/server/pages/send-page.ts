import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ERROR_PATH } from '@alisio/platform/addresses/choose-claim.ts';
import type { Missing } from '@alisio/platform/sdk/app';
import { FIRST_DATA_ELEMENT } from '@alisio/platform/sdk/first-data';
import type { Registry } from '@alisio/platform/sdk/registry';
import { DEFAULT_LAYOUT, layoutOfStatus } from '@alisio/platform/sdk/remote';
import { acceptedEncoding, addressOf, ownAddress } from '@alisio/platform/serving';
import { isCheckoutPath, myJourneyHref } from '@alisio/shared-contracts/routes';
import { zoneOfCountry } from '@alisio/shared-contracts/zones';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from '../../src/server-half/render-page.tsx';
import { SOCIAL_CARD } from '../../src/shown-page/page-metadata.ts';
import type { SocialPictures } from '../found/social/social-pictures.ts';
import { type AnswerError, isByProgram } from '../http/answer-error.ts';
import type { ApiClient } from '../http/api-client.ts';
import { dayHere } from '../http/day-here.ts';
import type { Origins } from '../http/origins.ts';
import { foreignOrigins, pagePolicies, thirdPartiesOf } from '../http/security-headers.ts';
import { languageCookies, languageIn, languageOf, themeOf, zoneOf } from '../http/visitor.ts';
import type { LocateVisitor } from '../http/visitor-location.ts';
import { isWithoutScript, withoutScript } from '../http/without-script.ts';
import { compositionKey } from '../page-loaders/halves.ts';
import { codeAt } from '../page-loaders/page-code.ts';
import { type PageBeginning, versionsOf } from '../page-loaders/page-inputs.ts';
import type { LoaderExit, LoadingPage, PageLoaders } from '../page-loaders/page-loaders.ts';
import { bringsUnknownCode, type ClaimMatch, matchClaim } from '../releases/match-claim.ts';
import type { PageVisit } from '../releases/page-visit.ts';
import { compressedPage, PAGE_ENCODINGS } from './compressed-page.ts';
import { dataElement } from './data-element.ts';
import { drawnFor, withUntold } from './drawn-for.ts';
import { faultNotice } from './fault-notice.ts';
import type { KeptPage, KeptPages, OpenPage, WrittenPage } from './kept-pages.ts';
import { knownVisitor } from './known-visitor.ts';
import { type BodyFacts, bootstrapOf, drawnBody, pageBody, pageEnd } from './page-body.ts';
import { againWithoutScript, type HeadFacts, headEnd, headStart, type PageStatus } from './page-head.ts';
import { pageRegistry } from './page-registry.ts';
import { preloadTags, scriptsFor } from './preloads.ts';

export interface PageAddress {
  /** as it was asked for, query included */
  url: URL;
  /** clean, and not decoded */
  pathname: string;
  /** the address in its clean spelling, where it was asked for in another: that is led on, to where its page leads */
  clean?: string | undefined;
  origins: Origins;
}

/** The real status of a page that the shell can show (§2). */
function statusOf(match: ClaimMatch | undefined, { registry }: PageVisit, pathname: string): PageStatus {
  if (match) return match.code === 'off' ? 503 : 200;
  if (pathname === ERROR_PATH) return 500;
  return bringsUnknownCode(registry) ? 200 : 404;
}

/** Pages on which visitors see what is theirs. Nothing of it is drawn at the edge, and none is kept nevertheless. */
const isTheirs = (pathname: string): boolean =>
  isCheckoutPath(pathname) || pathname.startsWith(myJourneyHref());

const decides = (match: ClaimMatch | undefined): boolean =>
  match?.remote.server?.decides?.includes(match.claim.page) === true;

/** Whether others may be given the same page: by what is known before it is drawn. */
const isShared = (
  registry: Registry,
  match: ClaimMatch | undefined,
  { loaders, pathname }: { loaders: PageLoaders; pathname: string },
): boolean => loaders.draws(registry, match) && registry.overrides.length === 0 && !isTheirs(pathname);

const loads = (match: ClaimMatch | undefined): boolean =>
  match?.code === 'released' && match.remote.server?.loads.includes(match.claim.page) === true;

const OFF_FOR_SECONDS = 60;

/** Headers that say whose page it is and how long it may be kept. */
function headersOf(
  status: PageStatus,
  { registry, cookies: held }: PageVisit,
  chosen: readonly string[],
): Record<string, string | string[]> {
  const cookies = [...held, ...chosen];
  return {
    'cache-control': 'private, no-cache',
    vary: `${status === 200 ? '' : 'accept, '}accept-encoding, accept-language, cookie`,
    ...((status === 200 || status === 503) && cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    ...(status === 503 ? { 'retry-after': String(OFF_FOR_SECONDS) } : {}),
    ...(registry.overrides.length > 0 ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

type PageFacts = HeadFacts & Omit<BodyFacts, 'bootstrap' | 'again'> & { url: URL };

interface PageMeans {
  visit: PageVisit;
  api: ApiClient;
  locate: LocateVisitor;
  loaders: PageLoaders;
  kept: KeptPages;
  pictures: SocialPictures;
  remoteTimeout: number | undefined;
  answerError: AnswerError;
}

/** What a program is told in place of a page that is not there. */
const FOR_PROGRAMS = { 404: 'not-found', 410: 'gone', 503: 'unavailable' } as const;

const STATUS_OF_MISSING = { 'not-found': 404, gone: 410 } as const satisfies Record<Missing, PageStatus>;

/** What stands where the loader has left: nothing for a page that stays, and for an address that is not ours. */
const placeOf = (left: LoaderExit | undefined, siteLink: string): { moved?: string; missing?: Missing } => {
  if (!left) return {};
  if (left.href === undefined) return { missing: left.gone ? 'gone' : 'not-found' };
  const moved = ownAddress(left.href, siteLink);
  return moved === undefined ? {} : { moved };
};

type Encoding = (typeof PAGE_ENCODINGS)[number] | 'identity';

/** A page that somebody else was given before. */
async function keptBody(page: KeptPage, nonce: string, encoding: Encoding): Promise<Buffer | Readable> {
  const ready = encoding === 'identity' ? undefined : await page.packed(encoding, nonce);
  if (ready) return ready;
  const { body, whole } = compressedPage(encoding);
  whole(page.text(nonce));
  return body;
}

interface NewPage {
  encoding: Encoding;
  loading: LoadingPage | undefined;
  beginning: Promise<PageBeginning>;
  opened: OpenPage | undefined;
}

/**
 * A page on its way. One that is drawn leaves whole, in a moment: while nothing of it has left, whoever stands before the
 * edges asks another one in the place of one that dies. One that is too late to be drawn leaves before its data.
 */
function newBody(facts: PageFacts, { encoding, loading, beginning, opened }: NewPage): Readable {
  const { registry, match, language, nonce, missing } = facts;
  const page = compressedPage(encoding);
  const drawing = loading?.drawn;
  // Where nothing is drawn the browser asks the page's own code what is missing.
  const shown = missing && drawing ? undefined : match;
  const scriptsOf = (isDrawn: boolean) => scriptsFor({ registry, match: shown, language, drawn: isDrawn });
  const writtenAs = async (drawn: DrawnPage): Promise<WrittenPage> => {
    const { bootstrap } = await beginning;
    const firstData = await loading?.data;
    const data = firstData === undefined ? '' : await dataElement(FIRST_DATA_ELEMENT, firstData);
    const { shell, own } = scriptsOf(true);
    const preloads = { shell: preloadTags(shell), own: preloadTags(own) };
    const body = { html: drawn.html, data, preloads };
    return (nonceOf) => {
      const page = { ...facts, nonce: nonceOf, bootstrap };
      // Scripts come behind what is seen.
      return headStart(page, { drawn: true }) + headEnd(page, drawn) + drawnBody(page, body);
    };
  };
  const writeUndrawn = async () => {
    const { bootstrap } = await beginning;
    const fault = await loading?.fault;
    const notice = fault === undefined ? '' : faultNotice(fault, registry, nonce);
    const again = drawing && withoutScript(facts.url.href, facts.siteLink);
    const isNew = again !== undefined && !isWithoutScript(facts.url);
    const { shell, own } = scriptsOf(false);
    const begun =
      headStart(facts, { drawn: false, preloads: preloadTags([...shell, ...own]) }) +
      (isNew ? againWithoutScript(again) : '') +
      headEnd(facts) +
      pageBody({ ...facts, bootstrap, again }, notice);
    page.inTwo(begun, Promise.resolve(loading?.data).then(pageEnd));
  };
  const write = async () => {
    const drawn = await drawing;
    const kept = drawing && opened?.kept();
    if (kept) {
      page.whole(kept.text(nonce));
      return;
    }
    if (drawn) {
      const written = await writtenAs(drawn);
      page.whole(written(nonce));
      await opened?.keep(drawn, written);
      return;
    }
    await writeUndrawn();
    const late = await loading?.drawnAtLast;
    if (late) await opened?.keep(late, await writtenAs(late));
  };
  // However it went: who waits for what is kept of it would otherwise do so for ever.
  void write().finally(() => opened?.leave());
  return page.body;
}

/**
 * Writes the page of a visit: what the browser can begin with at once, what its loader is answered behind. A loader that
 * leaves before it asks anything, or decides what its address answers, gives the page its status.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, pathname, clean, origins }: PageAddress,
  { visit, api, locate, loaders, kept, pictures, remoteTimeout, answerError }: PageMeans,
): Promise<unknown> {
  const { registry } = visit;
  const { headers } = request;
  const forwardedFor = addressOf(request);
  const match = matchClaim(registry, pathname);
  if (clean !== undefined && !decides(match)) return reply.redirect(clean, 308);
  const [language, theme] = [languageIn(url) ?? languageOf(headers), themeOf(headers)];
  const chosen = languageCookies(url, headers);
  const { url: drawn, attribution } = drawnFor(url, match, headers.referer ?? '');
  const site = await api.site();
  const { siteLink, payOrigin } = origins;
  // Behind this the page is drawn. Nothing else waits for it.
  const know = async (): Promise<PageBeginning> => {
    const looksUp = loaders.draws(registry, match);
    const known = await knownVisitor(api, locate, { headers, forwardedFor, site, looksUp });
    const inputs = {
      versions: versionsOf(registry),
      address: drawn.pathname + drawn.search,
      ...{ language, theme },
      today: dayHere(zoneOf(headers) ?? zoneOfCountry(known.country) ?? 'UTC'),
      ...{ currency: known.currency, country: known.country },
    };
    const bootstrap = bootstrapOf({
      registry: pageRegistry(registry, match, language),
      ...{ inputs, known, siteLink, payOrigin, site, remoteTimeout },
    });
    return { inputs, bootstrap };
  };
  const beginning = know();
  const visitor = { language, forwardedFor, attribution };
  const begin = (known: Promise<PageBeginning>, forOthers = false) =>
    loaders.begin(registry, match, drawn, visitor, known, forOthers);
  const code = isShared(registry, match, { loaders, pathname }) ? codeAt(registry, match) : undefined;
  const opened = code
    ? kept.open({
        beginning,
        code: compositionKey(code.host, code.remote),
        follows: loads(match) ? attribution : undefined,
        decides: decides(match),
        begin,
      })
    : undefined;
  const loading = opened ?? begin(beginning);
  const { moved, missing } = placeOf(await loading?.left, origins.siteLink);
  if (moved !== undefined) {
    opened?.leave();
    const there = withUntold(moved, url, drawn);
    const to = isWithoutScript(url) ? withoutScript(there, siteLink) : there;
    return reply.headers(headersOf(200, visit, chosen)).redirect(to, 302);
  }
  if (clean !== undefined) {
    opened?.leave();
    return reply.redirect(clean, 308);
  }
  const status = missing ? STATUS_OF_MISSING[missing] : statusOf(match, visit, pathname);
  // Nobody is told that a page is there while nobody knows: a browser asks once more, a search engine comes again.
  const isKnown = status !== 200 || !decides(match) || !(await loading?.unanswered);
  const told = isKnown ? status : 503;
  if ((told === 404 || told === 410 || told === 503) && isByProgram(request)) {
    opened?.leave();
    return answerError(request, reply, FOR_PROGRAMS[told]);
  }
  const nonce = randomBytes(16).toString('base64');
  const facts = {
    registry,
    match,
    status,
    missing,
    language,
    theme,
    nonce,
    pathname,
    url,
    siteLink,
    pictureOf: (poster?: string) =>
      (poster === undefined ? undefined : pictures.pathOf(poster)) ?? SOCIAL_CARD.path,
    layout: status === 200 ? (match?.claim.layout ?? DEFAULT_LAYOUT) : layoutOfStatus[status],
  };

  const encoding = acceptedEncoding(headers['accept-encoding'], PAGE_ENCODINGS);
  const page = opened?.kept();
  const body = page
    ? await keptBody(page, nonce, encoding)
    : newBody(facts, { encoding, loading, beginning, opened });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(told)
    .headers(headersOf(told, visit, chosen))
    .headers(
      pagePolicies(nonce, origins.payOrigin, {
        ...(site && thirdPartiesOf(site)),
        swapped: foreignOrigins(registry),
      }),
    )
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(body);
}
