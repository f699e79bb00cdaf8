import { PROBLEMS, type Problem, type ProblemKind, problemType } from '@alisio/shared-contracts/problems';

export const PROBLEM_JSON = 'application/problem+json';

/** After these nobody can be sure of where the next request begins, or wants to read so far. */
export const endsConnection = (kind: ProblemKind): boolean =>
  kind === 'malformed-request' || kind === 'body-too-large';

/** The document of RFC 9457 for a kind. */
export const problemOf = (kind: ProblemKind): Problem => ({ type: problemType(kind), ...PROBLEMS[kind] });
