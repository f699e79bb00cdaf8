import { createApp, type Missing } from '@alisio/platform/sdk/app';
import type { Bootstrap } from '@alisio/platform/sdk/page';
import { queryClientOf } from '@alisio/platform/sdk/query';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router';
import { HOST_TEXTS, hostTexts, laterTexts } from '../locales/language.ts';
import { Site } from '../pages/app.tsx';
import { errorMessages } from '../pages/error-page.tsx';
import { sitePartsOf } from '../pages/site-parts.ts';
import { claimAt } from '../remotes/claim-at.ts';
import { createRemotePages, type RemoteSource } from '../remotes/remote-pages.ts';
import { pageEnd } from '../shell/foot/page-end.tsx';
import { type ShownPage, shownOnServer } from '../shown-page/page-head.ts';
import { faultOf, loadPage, type PageAnswer, type PageQuestion } from './load-page.ts';

export interface RenderQuestion extends PageQuestion {
  /** what the browser will begin with */
  bootstrap: Bootstrap;
  /** a page whose loader takes longer is not drawn: nobody waits for it any more; milliseconds */
  drawnWithinMs: number;
  /** that a page has nothing at its address is drawn, too: the edge tells the browser so. One of before cannot */
  missing?: boolean;
}

/** A page as the browser can show it before it runs any script of ours. */
export interface DrawnPage {
  /** what stands in the root */
  html: string;
  /**
   * Rules of what is on the page, and what their element says to the browser's own collection: whose it is. Their names are
   * read from the rules (`loading/name-rules.ts`); those that halves of before tell stand behind that.
   */
  styles: { css: string; names: string };
  /** what the page says of itself; nothing where it says nothing */
  head: ShownPage | undefined;
}

export interface RenderAnswer extends PageAnswer {
  drawn?: DrawnPage | undefined;
  /** the loader did not wait for all that it asks: the page shows that it waits, and what comes is not known */
  isWaiting?: boolean | undefined;
}

const notHere = (name: string): Promise<never> => Promise.reject(new Error(`${name} is not here`));

/** Of the browser's collection of rules, which looks for its own in the document. */
const STYLES_KEY = 'css';
/**
 * None: what a page arrives with has no names with a prefix, which are a hundredth of it. The one that browsers of today
 * still want, `-webkit-user-select`, stands where it is written.
 */
const STYLE_PLUGINS: [] = [];

/** What React writes where a part has to wait for something, or has failed. */
const NOT_YET = '<!--$!-->';

/**
 * A page's HTML in one piece. What it needs is nearly always here: then it is written at once, as text, without the styles
 * of skeletons that never show. Else it is drawn again and waited for.
 * @throws what a part of it throws
 */
async function htmlOf(page: ReactNode, signal: AbortSignal): Promise<string> {
  const atOnce = renderToString(page);
  if (!atOnce.includes(NOT_YET)) return atOnce;
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    signal,
    onError: (error) => void failures.push(error),
    // A part that comes behind would need a script to take its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}

/** @param source what of remotes is here @param kind that there is nothing at the address */
async function draw(
  app: ReturnType<typeof createApp>,
  source: RemoteSource,
  { url, bootstrap }: RenderQuestion,
  signal: AbortSignal,
  kind?: Missing,
): Promise<DrawnPage> {
  const pages = createRemotePages({ registry: bootstrap.registry, source, texts: app.texts });
  app.scope.parts = sitePartsOf(pages);
  const { pathname, search } = new URL(url);
  const record = claimAt(pages, pathname)?.record;
  await Promise.all([
    app.texts.bring(HOST_TEXTS, hostTexts),
    app.texts.bring(HOST_TEXTS, laterTexts),
    pageEnd.load(),
    kind ? errorMessages.load() : record?.load(),
  ]);
  const state = record?.state();
  if (state?.status === 'failed') throw state.error;

  const cache = createCache({ key: STYLES_KEY, stylisPlugins: STYLE_PLUGINS });
  // Rules are kept for the head instead of standing before each element.
  cache.compat = true;
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname + search}>{children}</StaticRouter>
  );
  const html = await htmlOf(
    <CacheProvider value={cache}>
      <Site app={app} pages={pages} router={router} missing={kind && { path: pathname, kind }} />
    </CacheProvider>,
    signal,
  );
  const rules = Object.values(cache.inserted).filter((css) => typeof css === 'string');
  return {
    html,
    styles: {
      css: rules.join(''),
      // The browser finds their names in the rules (`loading/name-rules.ts`).
      names: STYLES_KEY,
    },
    head: shownOnServer(app.scope),
  };
}

/**
 * Runs the loader of a remote's page, and draws the page with what it was answered, in an app of its own.
 * @param module what the remote exposes
 * @param signal ends both
 */
export async function renderPage(
  module: unknown,
  question: RenderQuestion,
  signal: AbortSignal,
): Promise<RenderAnswer> {
  const began = performance.now();
  const app = createApp(question.bootstrap);
  const given = await loadPage(module, question, signal, app.scope);
  const answer = { ...given, isWaiting: queryClientOf(app.scope).isFetching() > 0 };
  const isLate = performance.now() - began > question.drawnWithinMs;
  const { exit } = answer;
  if (exit && (exit.href !== undefined || !question.missing)) return answer;
  if (answer.fault !== undefined || isLate || signal.aborted) return answer;
  const kind = exit && (exit.gone ? 'gone' : 'not-found');
  const source: RemoteSource = {
    routes: ({ name }) => (name === question.remote ? Promise.resolve(module) : notHere(name)),
  };
  try {
    return { ...answer, drawn: await draw(app, source, question, signal, kind) };
  } catch (error) {
    // It was ended: how much of that time was its own, the edge knows.
    return signal.aborted ? answer : { ...answer, ...faultOf(error) };
  }
}

/** Draws a page of the shell's own: nobody's address, an error, a remote that is switched off. */
export async function renderOwnPage(question: RenderQuestion, signal: AbortSignal): Promise<RenderAnswer> {
  const app = createApp(question.bootstrap);
  try {
    await Promise.all([errorMessages.load(), app.texts.bring(HOST_TEXTS, laterTexts)]);
    return { drawn: await draw(app, { routes: ({ name }) => notHere(name) }, question, signal) };
  } catch (error) {
    return signal.aborted ? {} : faultOf(error);
  }
}
