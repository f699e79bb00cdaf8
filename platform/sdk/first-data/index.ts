import { pack, unpackParts } from '@alisio/shared-contracts/packed-json';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { packedTextOf } from '../api/packed-text.ts';

/** Id of the element in which the edge streams, at the end of the page, what the page's loader was answered there. */
export const FIRST_DATA_ELEMENT = 'alisio-first-data';

export type FirstAnswer = readonly [key: QueryKey, data: unknown];

/** @returns what a client has been answered, as text for `answersIn`; nothing when that is nothing */
export function answersOf(client: QueryClient): string | undefined {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data } }) =>
      status === 'success' ? [`[${JSON.stringify(queryKey)},${packedTextOf(data) ?? pack(data)}]`] : [],
    );
  return answers.length > 0 ? `[${answers.join()}]` : undefined;
}

/** An answer is packed by itself: what came so is passed on as it came. */
const isWritten = (value: unknown): value is [key: QueryKey, packed: unknown[]] =>
  Array.isArray(value) && Array.isArray(value[0]) && Array.isArray(value[1]);

/** @param text of the element; nothing where the page brought none */
export function answersIn(text: string | null | undefined): FirstAnswer[] {
  try {
    const answers: unknown = text ? JSON.parse(text) : [];
    if (!Array.isArray(answers)) return [];
    return answers.filter(isWritten).map(([key, packed]): FirstAnswer => [key, unpackParts(packed)]);
  } catch {
    // Cut off on its way: the page asks by itself.
    return [];
  }
}
