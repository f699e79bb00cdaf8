import { randomBytes } from 'node:crypto';
import { isOwnPage, PROBLEM_JSON, problemOf } from '@alisio/platform/serving';
import {
  type FormerVersion,
  formerlyLive,
  formerVersions,
  type PastMove,
  type ReleaseStore,
  readHistory,
  shownText,
  type Verifier,
} from '@alisio/platform/tooling/release';
import type { ProblemKind } from '@alisio/shared-contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isByProgram } from '../http/answer-error.ts';
import { formPagePolicies } from '../http/security-headers.ts';
import { languageOf, themeOf } from '../http/visitor.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { doAct } from './act-desk.ts';
import { actToken, isActToken } from './act-token.ts';
import { askedThen, faultNow, type Topic, topicOf, versionAfter } from './act-topic.ts';
import { stateOf } from './acts.ts';
import { type ActFault, actsSpeech } from './acts-speech.ts';
import { confirmPage, LEAST_WHY, MOST_WHY } from './confirm-page.ts';
import { userOf } from './operator-gate.ts';
import type { OperatorSigner } from './operator-signer.ts';
import { isPaused, pageAddress } from './page-address.ts';

/** A form of a few fields and a reason. */
const BODY_BYTES = 8192;
/** Moves that are looked through for who was first. */
const LOOKED_BACK = 20;

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
  done: 'overtaken',
  broken: 'overtaken',
  gone: 'not-found',
  why: 'validation',
  store: 'unavailable',
};

export interface ActsRoute {
  /** The page that asks before anything is done: `?act=…&name=…`. */
  ask(request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams): Promise<FastifyReply>;
}

/** Moves that operators make from their page: asked once by a page, done by its form. */
export function actsRoute(app: FastifyInstance, options: ActsRouteOptions): ActsRoute {
  const { store, verifier, releases, key, operators, path, turnAway } = options;

  /** Versions that a rollback may go to; what became of them is not known where the store cannot be read. */
  const formerOf = ({ act, track }: Topic): Promise<FormerVersion[]> =>
    act === 'rollback'
      ? formerVersions({ store, verifier }, track).catch(() =>
          formerlyLive(track).map((version) => ({ version, end: 'unknown' as const })),
        )
      : Promise.resolve([]);

  async function movesSince({ name }: Topic, revision: number): Promise<PastMove[]> {
    const history = await readHistory(store, verifier, LOOKED_BACK).catch(() => []);
    return history.filter((move) => move.revision > revision && name in move.change.versions);
  }

  interface Shown {
    topic: Topic;
    fields: URLSearchParams;
    fault?: ActFault | undefined;
  }
  /** The page that asks about something as it is now, or says that it can be done no more. */
  async function show(request: FastifyRequest, reply: FastifyReply, { topic, fields, fault }: Shown) {
    if (!operators) return reply.redirect(path, 303);
    const { act, name, track, live } = topic;
    const former = await formerOf(topic);
    const wanted = fields.get('version');
    const version = versionAfter(topic, former, wanted);
    const told = faultNow(topic, { version, wanted, fault });
    const isOver = told === 'done' || told === 'gone' || told === 'key';
    const asked =
      isOver || version === undefined
        ? undefined
        : { act, name, version, revision: live.revision, state: stateOf(track) };
    const then = askedThen(fields)?.revision;
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers);
    const paused = isPaused(fields);
    const page = confirmPage({
      ...{ language, theme: themeOf(request.headers), nonce, now: new Date() },
      ...{ path, paused, address: pageAddress(path, paused), live, act, name, former },
      confirm: asked && { asked, token: actToken(key, asked) },
      meanwhile: told && then !== undefined ? await movesSince(topic, then) : [],
      mover: operators.mover(userOf(request.headers.authorization)),
      why: shownText(fields.get('why') ?? ''),
      fault: told,
    });
    return (
      reply
        // Who only comes back to a page of before has asked for nothing that could fail.
        .code(told && !(told === 'done' && then === undefined) ? problemOf(KIND[told]).status : 200)
        .headers(formPagePolicies(nonce))
        .header('content-language', language)
        .type('text/html; charset=utf-8')
        .send(page)
    );
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
    // As it is now, not a look ago: somebody has just moved it.
    const [newest] = fault === 'moved' ? await readHistory(store, verifier, 1).catch(() => []) : [];
    const topic = topicOf(fields, await releases.live(newest?.revision).catch(() => undefined));
    if (!topic) return reply.redirect(pageAddress(path, isPaused(fields))({ note: fault }), 303);
    return show(request, reply, { topic, fields, fault });
  }

  /** @returns what is wrong with a form, before anything is looked at */
  function faultOf(request: FastifyRequest, fields: URLSearchParams): ActFault | undefined {
    if (!isOwnPage(request)) return 'origin';
    const asked = askedThen(fields);
    if (!asked || !isActToken(key, asked, fields.get('token') ?? '')) return 'token';
    if (!operators) return 'key';
    const { length } = shownText(fields.get('why') ?? '');
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
      const mover = operators.mover(userOf(request.headers.authorization));
      const why = shownText(fields.get('why') ?? '');
      const done = await doAct({ store, verifier, operators }, { asked, mover: { ...mover, why } }).catch(
        (error: unknown) => {
          request.log.error({ err: error, ...asked }, 'what operators asked for could not be done');
          return 'store' as const;
        },
      );
      if (typeof done === 'string') return refuse(request, reply, { fault: done, fields });
      const { name: moved, act, version, revision } = asked;
      const { by, person = by } = mover;
      const told = { act, moved, version, revision, made: done.revision, by, person, why };
      request.log.warn(told, 'operators have moved what is live');
      // So that the page that comes next has it.
      await releases.live(done.revision).catch(() => undefined);
      const address = pageAddress(path, isPaused(fields));
      return reply.redirect(address({ done: String(done.revision) }), 303);
    });
  });

  return {
    async ask(request, reply, fields) {
      const topic = topicOf(fields, await releases.live().catch(() => undefined));
      if (!operators) return reply.redirect(path, 303);
      const address = pageAddress(path, isPaused(fields));
      if (!topic) return reply.redirect(address({ note: 'gone' }), 303);
      const { act, name } = topic;
      const [first] = act === 'rollback' && !fields.has('version') ? await formerOf(topic) : [];
      // So that Back, behind it, is still about the version that somebody has chosen.
      if (first) return reply.redirect(address({ act, name, version: first.version }), 303);
      const mayNot = !operators.may(topic.act, topic.name, topic.live.revision);
      return show(request, reply, { topic, fields, fault: mayNot ? 'key' : undefined });
    },
  };
}
