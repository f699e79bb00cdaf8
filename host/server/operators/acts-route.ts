import { randomBytes } from 'node:crypto';
import { isOwnPage, PROBLEM_JSON, problemOf } from '@alisio/platform/serving';
import type { ReleaseStore, Verifier } from '@alisio/platform/tooling/release';
import type { ProblemKind } from '@alisio/shared-contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isByProgram } from '../http/answer-error.ts';
import { formPagePolicies } from '../http/security-headers.ts';
import { languageOf, themeOf } from '../http/visitor.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { doAct } from './act-desk.ts';
import { type Asked, actToken, isActToken } from './act-token.ts';
import { actsOn, isAct, trackIn, versionAfter } from './acts.ts';
import { type ActFault, actsSpeech } from './acts-speech.ts';
import { confirmPage, LEAST_WHY, MOST_WHY } from './confirm-page.ts';
import { userOf } from './operator-gate.ts';
import type { OperatorSigner } from './operator-signer.ts';

/** A form of a few fields and a reason. */
const BODY_BYTES = 8192;

export interface ActsRouteOptions {
  store: ReleaseStore;
  verifier: Verifier;
  releases: Pick<SiteReleases, 'live'>;
  /** password of the page */
  key: string;
  /** nothing: this edge only looks */
  operators: OperatorSigner | undefined;
  /** address of the page */
  path: string;
  /** Answers whoever may not be here. @returns whether it did */
  turnAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const KIND: Readonly<Record<ActFault, ProblemKind>> = {
  origin: 'forbidden',
  token: 'forbidden',
  key: 'forbidden',
  moved: 'overtaken',
  broken: 'overtaken',
  gone: 'not-found',
  why: 'validation',
  store: 'unavailable',
};

const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** What an address or a form names, as it is now. @returns nothing for what cannot be done now */
function askedNow(
  fields: URLSearchParams,
  live: Awaited<ReturnType<SiteReleases['live']>>,
): Asked | undefined {
  const act = fields.get('act') ?? undefined;
  const name = fields.get('name') ?? '';
  const track = trackIn(live, name);
  if (!live || !isAct(act) || !track || !actsOn(track).includes(act)) return undefined;
  return { act, name, version: versionAfter(act, track), revision: live.revision };
}

/** As the form has them: what somebody was shown. */
function askedThen(fields: URLSearchParams): Asked | undefined {
  const act = fields.get('act') ?? undefined;
  const revision = Number(fields.get('revision'));
  if (!isAct(act) || !Number.isSafeInteger(revision)) return undefined;
  return { act, name: fields.get('name') ?? '', version: fields.get('version') ?? '', revision };
}

export interface ActsRoute {
  /** The page that asks before anything is done: `?act=…&name=…`. */
  ask(request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams): Promise<FastifyReply>;
}

/** Moves that operators make from their page: asked once by a page, done by its form. */
export function actsRoute(app: FastifyInstance, options: ActsRouteOptions): ActsRoute {
  const { store, verifier, releases, key, operators, path, turnAway } = options;

  interface Shown {
    asked: Asked;
    why?: string;
    fault?: ActFault;
  }
  async function show(request: FastifyRequest, reply: FastifyReply, { asked, why = '', fault }: Shown) {
    const live = await releases.live();
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    if (!live || !operators) return reply.redirect(path, 303);
    const page = confirmPage({
      ...{ language, theme: themeOf(request.headers), nonce, now: new Date(), path },
      ...{ live, asked, token: actToken(key, asked), why, fault },
      who: operators.who(userOf(request.headers.authorization)),
    });
    return reply
      .code(fault ? problemOf(KIND[fault]).status : 200)
      .headers(formPagePolicies(nonce))
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(page);
  }

  /** Nothing was done: why, and the same asked again as it is now, where that still makes sense. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { fault, fields }: { fault: ActFault; fields: URLSearchParams },
  ) {
    const problem = problemOf(KIND[fault]);
    if (isByProgram(request)) {
      return reply
        .code(problem.status)
        .type(PROBLEM_JSON)
        .send(JSON.stringify({ ...problem, reason: fault }));
    }
    // Another site's form gets no page of ours that only wants a press.
    if (fault === 'origin') {
      const sentence = actsSpeech[languageOf(request.headers)].faults.origin;
      return reply.code(problem.status).type('text/plain; charset=utf-8').send(sentence);
    }
    const asked = askedNow(fields, await releases.live().catch(() => undefined));
    // What was wrong with a form is over where what it asks for is.
    if (!asked) return reply.redirect(`${path}?note=${fault === 'why' ? 'gone' : fault}`, 303);
    return show(request, reply, { asked, why: plain(fields.get('why') ?? ''), fault });
  }

  /** @returns what is wrong with a form, before anything is looked at */
  function faultOf(request: FastifyRequest, fields: URLSearchParams): ActFault | undefined {
    if (!isOwnPage(request)) return 'origin';
    const asked = askedThen(fields);
    if (!asked || !isActToken(key, asked, fields.get('token') ?? '')) return 'token';
    if (!operators) return 'key';
    const { length } = plain(fields.get('why') ?? '');
    return length < LEAST_WHY || length > MOST_WHY ? 'why' : undefined;
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (await turnAway(request, reply)) return reply;
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const asked = askedThen(fields);
      const wrong = faultOf(request, fields);
      if (wrong || !asked || !operators) return refuse(request, reply, { fault: wrong ?? 'token', fields });
      const user = userOf(request.headers.authorization);
      const [by, person] = [operators.who(user), operators.person(user)];
      const why = plain(fields.get('why') ?? '');
      const done = await doAct({ store, verifier, operators }, { asked, by, person, why }).catch(
        (error: unknown) => {
          request.log.error({ err: error, ...asked }, 'what operators asked for could not be done');
          return 'store' as const;
        },
      );
      if (typeof done === 'string') return refuse(request, reply, { fault: done, fields });
      const { name: moved, ...what } = asked;
      const told = { ...what, moved, made: done.revision, by, person: person ?? by, why };
      request.log.warn(told, 'operators have moved what is live');
      // So that the page that comes next has it.
      await releases.live(done.revision).catch(() => undefined);
      return reply.redirect(`${path}?done=${done.revision}`, 303);
    });
  });

  return {
    async ask(request, reply, fields) {
      const live = await releases.live().catch(() => undefined);
      const asked = askedNow(fields, live);
      if (!operators) return reply.redirect(path, 303);
      if (!asked) return reply.redirect(`${path}?note=gone`, 303);
      const mayNot = !operators.may(asked.act, asked.name, asked.revision);
      return show(request, reply, { asked, ...(mayNot ? { fault: 'key' as const } : {}) });
    },
  };
}
