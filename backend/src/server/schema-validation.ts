import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@alisio/shared-contracts/endpoints';
import type { FastifyRequest } from 'fastify';
import { type $ZodIssue, type $ZodType, safeParse, toJSONSchema } from 'zod/v4/core';
import { ProblemError } from '../problems/index.ts';

/** A broken form has a few faults; a thousand of them help nobody. */
const MOST_ERRORS = 20;
const OWN_CODE = /^[a-z][a-z0-9-]*$/;

/** A code for what is wrong: our own where a rule of the contract names one, otherwise zod's. */
function codeOf(issue: $ZodIssue): string {
  if (issue.code === 'custom') return OWN_CODE.test(issue.message) ? issue.message : 'invalid';
  return issue.code.replaceAll('_', '-');
}

/** Every property name that a schema knows. Others come from the caller and are not repeated to them. */
function knownNames(schema: $ZodType): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        for (const name of Object.keys(value)) names.add(name);
      }
      visit(value);
    }
  };
  visit(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}

function partReader(schema: $ZodType | undefined): (data: unknown) => unknown {
  if (!schema) return () => undefined;
  const names = knownNames(schema);
  const segment = (key: PropertyKey) =>
    typeof key === 'number' || (typeof key === 'string' && names.has(key)) ? String(key) : '*';

  return (data) => {
    const result = safeParse(schema, data);
    if (result.success) return result.data;
    const errors = result.error.issues
      .slice(0, MOST_ERRORS)
      .map((issue) => ({ path: issue.path.map(segment).join('.'), code: codeOf(issue) }));
    throw new ProblemError('validation', { errors });
  };
}

export interface RequestParts<E extends Endpoint> {
  body: BodyOf<E>;
  query: QueryOf<E>;
  params: ParamsOf<E>;
}

/**
 * A check of requests against an endpoint. Nothing is coerced, unknown fields are refused by the strict schemas.
 * @returns a function that gives the parsed parts; it throws ProblemError validation, with the place and a
 * code of each fault
 */
export function requestReader<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => RequestParts<E>;
export function requestReader({ body, query, params }: Endpoint) {
  const readBody = partReader(body);
  const readQuery = partReader(query);
  const readParams = partReader(params);
  return (request: FastifyRequest) => ({
    params: readParams(request.params),
    query: readQuery(request.query),
    body: readBody(request.body),
  });
}
