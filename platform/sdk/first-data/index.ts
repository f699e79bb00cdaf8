import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pack, unpack } from './packed-json.ts';

/** Id of the element in which the edge streams, at the end of the page, what the page's loader was answered there. */
export const FIRST_DATA_ELEMENT = 'alisio-first-data';

export type FirstAnswer = readonly [key: QueryKey, data: unknown];

/** @returns what a client has been answered, as text for `answersIn`; nothing when that is nothing */
export function answersOf(client: QueryClient): string | undefined {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): FirstAnswer[] =>
      state.status === 'success' ? [[queryKey, state.data]] : [],
    );
  return answers.length > 0 ? pack(answers) : undefined;
}

const isAnswer = (value: unknown): value is FirstAnswer =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);

/** @param text of the element; nothing where the page brought none */
export function answersIn(text: string | null | undefined): FirstAnswer[] {
  try {
    const answers = text ? unpack(text) : [];
    return Array.isArray(answers) ? answers.filter(isAnswer) : [];
  } catch {
    // Cut off on its way: the page asks by itself.
    return [];
  }
}
