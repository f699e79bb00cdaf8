import { isProblem } from '@alisio/platform/sdk/api';

/** Why a request was not stored, as far as a visitor can do something about it. */
export type SendFailure = 'no-answer' | 'too-many' | 'refused' | 'gone' | 'failed';

/** @throws what is no answer of the API: a mistake of ours */
export function sendFailureOf(error: unknown): SendFailure {
  if (!isProblem(error)) throw error;
  if (isProblem(error, 'network') || isProblem(error, 'timeout')) return 'no-answer';
  if (isProblem(error, 'rate-limited')) return 'too-many';
  if (isProblem(error, 'offer-not-found')) return 'gone';
  return isProblem(error, 'validation') ? 'refused' : 'failed';
}

/** The fields that a server can refuse though the page let them pass. */
const REFUSABLE = ['name', 'email', 'phone', 'message'] as const;

/** The fields that a problem names, with what to say at them: keys of `errors`. */
export function refusedFields(error: unknown): { name: (typeof REFUSABLE)[number]; message: string }[] {
  if (!isProblem(error, 'validation')) return [];
  const paths = new Set(error.errors.map(({ path }) => path));
  return REFUSABLE.filter((name) => paths.has(name)).map((name) => ({ name, message: name }));
}
