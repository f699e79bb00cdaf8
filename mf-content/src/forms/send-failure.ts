import { isProblem } from '@alisio/platform/sdk/api';

/** Why a request was not stored, as far as a visitor can do something about it. */
export type SendFailure = 'no-answer' | 'too-many' | 'refused' | 'failed';

/** @throws what is no answer of the API: a mistake of ours */
export function sendFailureOf(error: unknown): SendFailure {
  if (!isProblem(error)) throw error;
  if (isProblem(error, 'network') || isProblem(error, 'timeout')) return 'no-answer';
  if (isProblem(error, 'rate-limited')) return 'too-many';
  return isProblem(error, 'validation') ? 'refused' : 'failed';
}

/** Keys of `errors` for the fields that a server can refuse though the page let them pass. */
const REFUSED = { name: 'name', email: 'email', phone: 'phone', message: 'message' } as const;
type Refusable = keyof typeof REFUSED;

const isRefusable = (path: string): path is Refusable => Object.hasOwn(REFUSED, path);

/** The fields that a problem names, with what to say at them. */
export function refusedFields(error: unknown): { name: Refusable; message: string }[] {
  const paths = isProblem(error, 'validation') ? error.errors.map(({ path }) => path) : [];
  return [...new Set(paths)].filter(isRefusable).map((name) => ({ name, message: REFUSED[name] }));
}
