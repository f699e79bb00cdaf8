import { randomBytes } from 'node:crypto';
import { type ReleaseStore, readHistory, type Verifier } from '@alisio/platform/tooling/release';
import { getReportSummary } from '@alisio/shared-contracts/endpoints';
import { type ReportSummary, reportSummary } from '@alisio/shared-contracts/reports';
import type { FastifyInstance } from 'fastify';
import { type AnswerError, isByProgram } from '../http/answer-error.ts';
import type { ApiClient } from '../http/api-client.ts';
import { errorPagePolicies } from '../http/security-headers.ts';
import { languageOf, themeOf } from '../http/visitor.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { isOperator } from './operator-gate.ts';
import { operatorsPage } from './operators-page.ts';

export const OPERATORS_PATH = '/_operators';

const MOVES = 20;
const SUMMARY_WITHIN_MS = 3000;

export interface OperatorsRouteOptions {
  store: ReleaseStore;
  verifier: Verifier;
  releases: Pick<SiteReleases, 'live'>;
  api: ApiClient;
  /** password of the page, and bearer of the API */
  key: string;
  answerError: AnswerError;
}

/** @returns nothing when the API does not answer in time, or does not take us for operators */
async function askSummary(api: ApiClient, key: string): Promise<ReportSummary | undefined> {
  const { method, path } = getReportSummary;
  const text = await api.ask({ method, path, bearer: key }, SUMMARY_WITHIN_MS);
  return text === undefined ? undefined : reportSummary.safeParse(JSON.parse(text)).data;
}

/** The operators' page. Each part of it is there when the others are not. */
export function operatorsRoute(app: FastifyInstance, options: OperatorsRouteOptions): void {
  const { store, verifier, releases, api, key, answerError } = options;
  const orNothing = (what: string) => (error: unknown) => {
    app.log.error({ err: error }, what);
    return undefined;
  };
  app.get(OPERATORS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!isOperator(request.headers.authorization, key)) {
      reply.header('www-authenticate', 'Basic realm="Alisio", charset="UTF-8"');
      if (isByProgram(request)) {
        await answerError(request, reply, 'session-required');
        return reply;
      }
      // What browsers show to somebody who types no password.
      return reply
        .code(401)
        .header('vary', 'accept')
        .type('text/plain; charset=utf-8')
        .send('Operators only');
    }
    const [live, history, summary] = await Promise.all([
      releases.live().catch(orNothing('the site cannot be read')),
      readHistory(store, verifier, MOVES).catch(orNothing('the history cannot be read')),
      askSummary(api, key).catch(orNothing('the summary of reports cannot be read')),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    const page = operatorsPage({
      language,
      theme: themeOf(request.headers),
      nonce,
      now: new Date(),
      path: OPERATORS_PATH,
      refreshes: new URL(request.url, 'http://localhost').searchParams.get('refresh') !== 'off',
      live,
      history: history ?? [],
      summary,
    });
    return reply
      .headers(errorPagePolicies(nonce))
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
