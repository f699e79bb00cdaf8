export { type ProblemDetail, ProblemError, problemBody } from './problem-error.ts';
