import { type ProblemKind, problemType } from '@alisio/shared-contracts/problems';

/** `network`: no answer; `timeout`: none in time; `contract`: an answer that the contract does not know. */
export type LocalProblem = 'network' | 'timeout' | 'contract';
export type ProblemName = ProblemKind | LocalProblem;

export interface ProblemDetails {
  /** `/problems/<kind>`, or the name of a local problem */
  type: string;
  title: string;
  /** HTTP status, 0 without an answer */
  status: number;
  /** why a card was declined, what an order lacks: a code */
  reason?: string | undefined;
  /** where in what was sent */
  errors?: { path: string; code: string }[] | undefined;
}

/** What `callApi` throws: problem details (RFC 9457), or that there was no usable answer. */
export class ApiProblem extends Error {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly reason: string | undefined;
  readonly errors: readonly { path: string; code: string }[];

  constructor({ type, title, status, reason, errors = [] }: ProblemDetails) {
    super(`${type} (${status}): ${title}`);
    this.name = 'ApiProblem';
    this.type = type;
    this.title = title;
    this.status = status;
    this.reason = reason;
    this.errors = errors;
  }
}

/** Whether something thrown is a problem, of the given name when there is one. */
export function isProblem(error: unknown, name?: ProblemName): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false;
  if (name === undefined) return true;
  if (name === 'network' || name === 'timeout' || name === 'contract') return error.type === name;
  return error.type === problemType(name);
}
