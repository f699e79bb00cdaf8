import type { $ZodType, output } from 'zod/v4/core';
import type { ProblemKind } from '../problems/index.ts';

/** One call as data: the typed client, the server's validation and the API document all come from it. */
export interface Endpoint<
  Params extends $ZodType | undefined = $ZodType | undefined,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Answer extends $ZodType = $ZodType,
> {
  id: string;
  method: 'GET' | 'POST';
  /** with `{name}` for each of `params` */
  path: string;
  summary: string;
  /** needs the random session token as bearer; what is answered is personal then */
  auth?: 'session';
  /** the answer is about one person: nothing on the way may keep it (`isPersonal`) */
  personal?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  status: 200 | 201;
  answer: Answer;
  errors: readonly ProblemKind[];
  /**
   * who accepts `application/x-ndjson` is answered in parts as they come, each a whole answer on a line of its own, of
   * what those before it have not told
   */
  inParts?: true;
  /** who accepts `PACKED` is answered packed: what occurs in many places of the answer is written once */
  packs?: true;
}

/** Media type of an answer in parts. */
export const IN_PARTS = 'application/x-ndjson';
export { PACKED } from '../packed-json/index.ts';

/** Whether browsers and whatever is in between must keep no copy of what is answered, refusals included. */
export const isPersonal = ({ auth, personal }: Endpoint): boolean => auth !== undefined || personal === true;

export type AnswerOf<E extends Endpoint> = output<E['answer']>;
/** An optional property's type has `undefined` in it, which would hide the schema. */
type OutputOf<Schema> = [Exclude<Schema, undefined>] extends [never]
  ? undefined
  : Exclude<Schema, undefined> extends $ZodType
    ? output<Exclude<Schema, undefined>>
    : undefined;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;

export function defineEndpoint<
  Answer extends $ZodType,
  Params extends $ZodType | undefined = undefined,
  Query extends $ZodType | undefined = undefined,
  Body extends $ZodType | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}
