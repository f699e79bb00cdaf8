import { escapeHtml } from '../http/escape.ts';
import type { RestingVersion } from '../page-loaders/failures.ts';
import { problemsOf } from './figures.ts';
import { command, versionText } from './release-card.ts';
import type { NameState } from './site-state.ts';
import { rollbackCommand, type Suspect, suspectOf } from './suspects.ts';
import type { Wording } from './wording.ts';

function comparison({ version, before }: Suspect, { words, rate, number }: Wording): string {
  const { figures } = version;
  if (!figures) return '';
  const by = `${words.toldBy} ${number(figures.networks.problems)} ${words.networks}`;
  if (figures.views === 0) return `${by}, ${number(problemsOf(figures))} ${words.noViews}`;
  const told = `${by}, ${rate(version)} ${words.problemsPer100}`;
  if (!before) return told;
  return `${told}, ${words.against} ${rate(before)} (${words.roles[before.role]}, ${versionText(before.version)})`;
}

function suspectItem(state: NameState, suspect: Suspect, wording: Wording): string {
  const { words } = wording;
  const { version, name } = suspect;
  const back = rollbackCommand(state);
  return `<li><p><a href="#${escapeHtml(name)}"><strong>${escapeHtml(name)} ${versionText(version.version)}</strong></a> (${words.roles[version.role]}): ${comparison(suspect, wording)}.</p>
<p>${back ? `${words.rollBack} ${command(back)}` : words.nothingBefore}</p></li>`;
}

function offItem({ name, disabled }: NameState, { words, ago }: Wording): string {
  if (!disabled) return '';
  return `<li><p><a href="#${escapeHtml(name)}"><strong>${escapeHtml(name)}</strong></a>: ${words.off} ${ago(disabled.since)}.</p></li>`;
}

function restingItem({ remote, version, since, fault }: RestingVersion, { words, ago }: Wording): string {
  const begun = ago(new Date(since).toISOString());
  return `<li><p><a href="#${escapeHtml(remote)}"><strong>${escapeHtml(remote)} ${versionText(version)}</strong></a>: ${words.resting} ${begun}.</p>
<p class="o-message">${escapeHtml(fault)}</p></li>`;
}

/**
 * The first thing to read: what does worse than before and how to take it back, or that nothing does. Nothing is called
 * good unless it is known that every charge is booked; which ones are not stands in their own list.
 */
export function attention(
  states: readonly NameState[],
  {
    hasCounts,
    isAllBooked,
    resting,
  }: { hasCounts: boolean; isAllBooked: boolean; resting: readonly RestingVersion[] },
  wording: Wording,
): string {
  const { words } = wording;
  const suspects = states.map((state) => {
    const suspect = suspectOf(state);
    return suspect ? suspectItem(state, suspect, wording) : '';
  });
  const found = [
    ...suspects,
    ...states.map((state) => offItem(state, wording)),
    ...resting.map((version) => restingItem(version, wording)),
  ].join('');
  const counts = hasCounts ? '' : `<p class="o-note o-warn" role="status">${words.noCounts}</p>`;
  if (found) return `${counts}<ul class="o-note o-alarm">${found}</ul>`;
  if (!isAllBooked) return counts;
  return counts || `<p class="o-note o-good">${words.good}</p>`;
}
