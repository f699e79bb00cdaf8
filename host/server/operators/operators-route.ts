import { randomBytes } from 'node:crypto';
import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { addressOf, networkOf } from '@alisio/platform/serving';
import { type ReleaseStore, readHistory, type Verifier } from '@alisio/platform/tooling/release';
import {
  type Endpoint,
  getReportSummary,
  getSupplierCounts,
  getUnbookedCharges,
} from '@alisio/shared-contracts/endpoints';
import { reportSummary } from '@alisio/shared-contracts/reports';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerError, isByProgram } from '../http/answer-error.ts';
import type { ApiClient } from '../http/api-client.ts';
import { errorPagePolicies } from '../http/security-headers.ts';
import { languageOf, themeOf } from '../http/visitor.ts';
import type { PageLoaders } from '../page-loaders/page-loaders.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { actsOn, trackIn } from './acts.ts';
import { actsRoute } from './acts-route.ts';
import { ACT_FAULTS } from './acts-speech.ts';
import { isOperator } from './operator-gate.ts';
import type { OperatorSigner } from './operator-signer.ts';
import { operatorsPage } from './operators-page.ts';
import { isPaused } from './page-address.ts';
import { listedSuppliers } from './supplier-table.ts';
import { listedCharges } from './unbooked-list.ts';
import { wrongPasswords } from './wrong-passwords.ts';

export const OPERATORS_PATH = '/_operators';

const MOVES = 20;
const WITHIN_MS = 3000;

export interface OperatorsRouteOptions {
  store: ReleaseStore;
  verifier: Verifier;
  releases: Pick<SiteReleases, 'live'>;
  api: ApiClient;
  loaders: Pick<PageLoaders, 'resting'>;
  /** password of the page, and bearer of the API */
  key: string;
  /** who acts from it; without one it only shows */
  operators: OperatorSigner | undefined;
  answerError: AnswerError;
}

/**
 * What the API tells whoever holds a key.
 * @returns nothing when it does not answer in time, or does not take us for operators
 * @throws Error for an answer that is not what the schema says
 */
const asker =
  (api: ApiClient, key: string) =>
  async <S extends z.core.$ZodType>(
    { method, path }: Endpoint,
    schema: S,
  ): Promise<z.output<S> | undefined> => {
    const text = await api.ask({ method, path, bearer: key }, WITHIN_MS);
    return text === undefined ? undefined : z.parse(schema, JSON.parse(text));
  };

/** The operators' page. Each part of it is there when the others are not. */
export function operatorsRoute(app: FastifyInstance, options: OperatorsRouteOptions): void {
  const { store, verifier, releases, api, loaders, key, operators, answerError } = options;
  const wrong = wrongPasswords();
  const askAs = asker(api, key);
  const orNothing = (what: string) => (error: unknown) => {
    app.log.error({ err: error }, what);
    return undefined;
  };

  /** Answers whoever has no key, or tries out many. @returns whether it did */
  async function turnAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { authorization } = request.headers;
    const network = networkOf(addressOf(request));
    if (authorization !== undefined && wrong.mustWait(network)) {
      await answerError(request, reply, 'rate-limited');
      return true;
    }
    if (isOperator(authorization, key)) return false;
    if (authorization !== undefined) wrong.wasWrong(network);
    reply.header('www-authenticate', 'Basic realm="Alisio", charset="UTF-8"');
    if (isByProgram(request)) {
      await answerError(request, reply, 'session-required');
      return true;
    }
    // What browsers show to somebody who types no password.
    reply.code(401).header('vary', 'accept').type('text/plain; charset=utf-8').send('Operators only');
    return true;
  }

  /** What this edge's key may do about each name now. */
  const possible = (live: SiteRegistry | undefined) => (name: string) => {
    const track = trackIn(live, name);
    if (!live || !track || !operators) return [];
    return actsOn(track).filter((act) => operators.may(act, name, live.revision));
  };

  const acts = actsRoute(app, { store, verifier, releases, key, operators, path: OPERATORS_PATH, turnAway });
  app.get(OPERATORS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (await turnAway(request, reply)) return reply;
    const { searchParams } = new URL(request.url, 'http://localhost');
    if (searchParams.has('act')) return acts.ask(request, reply, searchParams);
    const [live, history, summary, unbooked, suppliers] = await Promise.all([
      releases.live().catch(orNothing('the site cannot be read')),
      readHistory(store, verifier, MOVES).catch(orNothing('the history cannot be read')),
      askAs(getReportSummary, reportSummary).catch(orNothing('the summary of reports cannot be read')),
      askAs(getUnbookedCharges, listedCharges).catch(
        orNothing('the charges without a booking cannot be read'),
      ),
      askAs(getSupplierCounts, listedSuppliers).catch(orNothing('the counts of suppliers cannot be read')),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    const page = operatorsPage({
      language,
      theme: themeOf(request.headers),
      nonce,
      now: new Date(),
      path: OPERATORS_PATH,
      paused: isPaused(searchParams),
      live,
      acts: possible(live),
      signs: operators !== undefined,
      done: Number(searchParams.get('done')) || undefined,
      note: ACT_FAULTS.find((fault) => fault === searchParams.get('note')),
      history: history ?? [],
      summary,
      unbooked,
      suppliers,
      resting: loaders.resting(),
    });
    return reply
      .headers(errorPagePolicies(nonce))
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
