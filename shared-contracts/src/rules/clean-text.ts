import { z } from '../zod/index.ts';

/** Breaks of a line or a page: where they stood, words must not grow together. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * Control characters, halves of surrogate pairs, and all that is never seen: what Unicode lets be ignored (marks of
 * direction, of width nothing, fillers of Hangul), the marks of annotations and the empty pattern of Braille.
 */
const UNCLEAN = /[\p{Cc}\p{Cs}\u2800\uFFF9-\uFFFB]|(?!\u200C|\u200D|\p{VS})\p{DI}/gu;
/**
 * Joiners and variation selectors change how a sign beside them looks: kept (`$1`) where scripts and emoji need them,
 * and taken away elsewhere. Written without a look behind, which browsers of 2022 do not read.
 */
const JOINED =
  /((?!\p{VS})[\p{L}\p{M}\p{ExtPict}\p{EMod}]\p{VS}?(?:\u200C|\u200D)(?=(?!\p{VS})[\p{L}\p{M}\p{ExtPict}])|(?!\p{VS})[\p{L}\p{M}\p{N}\p{P}\p{S}]\p{VS})|\u200C|\u200D|\p{VS}/gu;
/** What a cut may leave behind. */
const LOOSE_END = /(?:\s|\u200C|\u200D)+$/;

const withoutUnseen = (text: string): string =>
  text.replace(BREAKS, ' ').replace(UNCLEAN, '').replace(JOINED, '$1').trim();

/**
 * One line of text as it may be sent, stored and shown anywhere: well-formed, without control characters and what
 * nobody can see, trimmed, and cut to `most` code points, so that no sign is cut in two.
 */
export function cleanText(text: string, most: number): string {
  return Array.from(withoutUnseen(text)).slice(0, most).join('').replace(LOOSE_END, '');
}

/** Whether `cleanText` would leave a text as it is. */
export const isCleanText = (text: string, most: number): boolean => cleanText(text, most) === text;

/** The checks of a text by what is wrong first: `too-big` as any other length, then `unclean-text`. */
const cleanChecks = (most: number) =>
  [
    z.refine<string>((text) => Array.from(text).length <= most, { error: 'too-big', abort: true }),
    z.refine<string>((text) => isCleanText(text, most), { error: 'unclean-text' }),
    z.meta({ maxLength: most }),
  ] as const;

/** Schema of a text that `cleanText` has cleaned: a longer one is refused as `too-big`, any other as `unclean-text`. */
export const cleanTextUpTo = (most: number) => z.string().check(...cleanChecks(most));

/** The same, with something in it that can be seen: all else is refused as `required`. */
export const filledTextUpTo = (most: number) =>
  z.string().check(
    z.refine((text) => withoutUnseen(text) !== '', { error: 'required', abort: true }),
    ...cleanChecks(most),
  );
