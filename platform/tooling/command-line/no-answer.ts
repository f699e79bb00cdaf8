import { types } from 'node:util';

/** Those of fetch included where a test runs in a realm of its own. */
const isError = (error: unknown): error is Error => types.isNativeError(error) || error instanceof Error;

/** Node tells of a name with several addresses only the code, of one the whole reason, and both behind "fetch failed". */
function whyOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (error.name === 'TimeoutError') return 'it takes too long';
  const { cause } = error;
  if (!isError(cause)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/** What `fetch` threw, as a sentence with the address that was asked. */
export const noAnswer = (address: string, error: unknown): string =>
  `${address} does not answer: ${whyOf(error)}.`;
