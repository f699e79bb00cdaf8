import {
  type AnswerOf,
  type Endpoint,
  IN_PARTS,
  isPersonal,
  PACKED,
} from '@alisio/shared-contracts/endpoints';
import { PROBLEMS, problem } from '@alisio/shared-contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { type RequestParts, requestReader } from './schema-validation.ts';
import { authenticate } from './session-guard.ts';

export interface Call<E extends Endpoint> extends RequestParts<E> {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers with the endpoint's answer, or sends through `reply` itself and returns it. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | FastifyReply>;

export interface RouteOptions {
  /** requests a minute from one address; no limit when absent */
  perMinute?: number;
  /** requests from one address to this route and others */
  sharedLimit?: SharedLimit | undefined;
  /** bytes of a body; the server's limit when absent */
  bodyLimit?: number;
  /** whom it is there for; others are told that there is nothing here */
  onlyFor?: (request: FastifyRequest) => boolean;
}

/** `/air/flightOffer/{id}` as the router writes it: `/air/flightOffer/:id`. */
const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** The kinds that an endpoint names, and those that every call may answer with. */
function problemAnswers({ errors, body }: Endpoint) {
  const kinds = [
    ...errors,
    ...(body ? (['malformed-body', 'body-too-large', 'unsupported-media-type'] as const) : []),
  ];
  const byStatus = new Map<number, string[]>();
  for (const kind of new Set([...kinds, 'internal', 'unavailable'] as const)) {
    const { status } = PROBLEMS[kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${kind}\``]);
  }
  return Object.fromEntries(
    Array.from(byStatus, ([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
}

const ABOUT_PACKED = `With \`${PACKED}\` it is a list of parts, the last of which is the answer: \`[n]\` stands for the n-th part, \`[0, …]\` is an array of what follows, and \`[-n, …]\` an object of what follows under the keys that the n-th part lists`;

const answerTypes = ({ inParts, packs }: Endpoint): string[] =>
  ['application/json', ...(inParts ? [IN_PARTS] : [])].flatMap((type) => [
    type,
    ...(packs ? [`${type}; ${PACKED}`] : []),
  ]);

/** Before anything else is looked at: not even a refused parameter tells that there is something. */
const refuseOthers =
  (onlyFor: (request: FastifyRequest) => boolean) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!onlyFor(request)) throw new ProblemError('not-found');
  };

/** Said before anybody is refused: refusals tell something, too. */
async function keepNoCopy(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** Registers an endpoint of the contract: its path, validation and place in the API document all come from it. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { perMinute, sharedLimit, bodyLimit, onlyFor }: RouteOptions = {},
): void {
  const read = requestReader(endpoint);

  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    config: perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? ''],
      ...(endpoint.auth ? { security: [{ session: [] }] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        [endpoint.status]: {
          description: endpoint.packs ? `${endpoint.summary}. ${ABOUT_PACKED}` : endpoint.summary,
          content: Object.fromEntries(
            answerTypes(endpoint).map((type) => [type, { schema: endpoint.answer }]),
          ),
        },
        ...problemAnswers(endpoint),
      },
    },
    onRequest: [
      ...(isPersonal(endpoint) ? [keepNoCopy] : []),
      ...(onlyFor ? [refuseOthers(onlyFor)] : []),
      ...(endpoint.auth ? [authenticate] : []),
      ...(sharedLimit ? [sharedLimit] : []),
    ],
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      reply.status(endpoint.status);
      return handler({ ...read(request), request, reply });
    },
  });
}
