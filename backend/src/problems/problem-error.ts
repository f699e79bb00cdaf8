import { PROBLEMS, type Problem, type ProblemKind, problemType } from '@alisio/shared-contracts/problems';

export interface ProblemDetail {
  /** in place of the kind's own, where somebody has better words for it */
  title?: string;
  /** a code: why a card was declined, what an order lacks */
  reason?: string;
  /** where in the request the fault is, and a code for it; never what was sent */
  errors?: { path: string; code: string }[];
  /** further headers of the answer, such as `allow` */
  headers?: Record<string, string>;
}

/** What a caller is told when something cannot be done: one of the kinds of the contract. */
export class ProblemError extends Error {
  readonly kind: ProblemKind;
  readonly detail: ProblemDetail;

  /** @param options `cause`: what went wrong on our side; it is logged, and nobody is told */
  constructor(kind: ProblemKind, detail: ProblemDetail = {}, options: ErrorOptions = {}) {
    super(kind, options);
    this.name = 'ProblemError';
    this.kind = kind;
    this.detail = detail;
  }

  get statusCode(): number {
    return PROBLEMS[this.kind].status;
  }
}

/** The body of `application/problem+json` (RFC 9457) for a kind. */
export function problemBody(kind: ProblemKind, { title, reason, errors }: ProblemDetail = {}): Problem {
  return {
    type: problemType(kind),
    ...PROBLEMS[kind],
    ...(title === undefined ? {} : { title }),
    ...(reason === undefined ? {} : { reason }),
    ...(errors === undefined ? {} : { errors }),
  };
}
