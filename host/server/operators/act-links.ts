import { escapeHtml } from '../http/escape.ts';
import type { Act } from './acts.ts';
import { actsSpeech } from './acts-speech.ts';
import type { Wording } from './wording.ts';

/** What this edge's key may do about each name; nothing for an edge that can only look. */
export type PossibleActs = (name: string) => readonly Act[];

/** Ways to the pages that ask before anything is done. @param path of the operators' page */
export function actLinks(name: string, acts: readonly Act[], path: string, { language }: Wording): string {
  if (acts.length === 0) return '';
  const words = actsSpeech[language];
  const links = acts.map((act) => {
    const href = `${path}?${new URLSearchParams({ act, name })}`;
    return `<a class="o-act" href="${escapeHtml(href)}">${words.acts[act].button}<span class="sr-only"> ${escapeHtml(name)}</span></a>`;
  });
  return `<p class="o-acts" role="group" aria-label="${words.about} ${escapeHtml(name)}">${links.join('')}</p>`;
}
