/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

/** Characters of a header that are read: what browsers send is shorter by far. */
const MOST_READ = 1000;

const read = (name: 'accept' | 'accept-encoding' | 'accept-language', header: string | undefined) =>
  new Negotiator({ headers: { [name]: header?.slice(0, MOST_READ) } });

/**
 * What an answer is encoded with: the client's best (RFC 9110 §12.5.3), among equals the first of these. Plain bytes
 * go to clients that take none of them, or nothing at all.
 */
export function acceptedEncoding<Encoding extends string>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | 'identity' {
  const all = [...available, 'identity'];
  const best = read('accept-encoding', header).encoding(all, { preferred: all });
  return available.find((one) => one === best) ?? 'identity';
}

/** The client's best of these languages (RFC 9110 §12.5.4), the first for one that takes any; nothing when it wants others. */
export function acceptedLanguage<Language extends string>(
  header: string | undefined,
  available: readonly Language[],
): Language | undefined {
  const best = read('accept-language', header).language(available);
  return available.find((one) => one === best);
}

/** Tags of the languages that a client wants, the best liked first; `*` for any. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  read('accept-language', header).languages();

/** Whether a client names one of these media types as what it takes; one that takes anything names none. */
export const namesType = (header: string | undefined, types: readonly string[]): boolean =>
  read('accept', header)
    .mediaTypes()
    .some((type) => types.includes(type.toLowerCase()));
