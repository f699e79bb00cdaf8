export { comeAgain } from './come-again.ts';
export { type ProblemDetail, ProblemError, problemBody } from './problem-error.ts';
