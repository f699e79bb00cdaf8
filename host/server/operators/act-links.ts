import { escapeHtml } from '../http/escape.ts';
import type { Act } from './acts.ts';
import { actsSpeech } from './acts-speech.ts';
import type { PageAddress } from './page-address.ts';
import type { NameState } from './site-state.ts';
import type { Wording } from './wording.ts';

/** What this edge's key may do about each name; nothing for an edge that can only look. */
export type PossibleActs = (name: string) => readonly Act[];

/** Ways to the pages that ask before anything is done. */
export function actLinks(
  { name, versions }: NameState,
  acts: readonly Act[],
  address: PageAddress,
  { language }: Wording,
): string {
  if (acts.length === 0) return '';
  const words = actsSpeech[language];
  const links = acts.map((act) => {
    // Behind a rollback there is none before it: which one it is to be is looked at first.
    const button =
      act === 'rollback' && versions.length === 1 ? words.anotherVersion : words.acts[act].button;
    return `<a class="o-act" href="${escapeHtml(address({ act, name }))}">${button}<span class="sr-only"> ${escapeHtml(name)}</span></a>`;
  });
  return `<p class="o-acts" role="group" aria-label="${words.about} ${escapeHtml(name)}">${links.join('')}</p>`;
}
