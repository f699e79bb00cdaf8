import { ProblemError } from './problem-error.ts';

/** Seconds: what is too much at this moment may be done by then. */
const AFTER = '2';

/**
 * What cannot be done now because too much is asked at once, or somebody else has not answered: 503 with `Retry-After`.
 * @param title what the caller is told
 * @param cause what went wrong, for the log, where that is more than that it was too much
 */
export const comeAgain = (title: string, cause?: unknown): ProblemError =>
  new ProblemError('unavailable', { title, headers: { 'retry-after': AFTER } }, { cause });
