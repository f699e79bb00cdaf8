import { escapeHtml } from '../http/escape.ts';
import type { RestingVersion } from '../page-loaders/failures.ts';
import { problemsOf } from './figures.ts';
import { versionText, wayBack } from './release-card.ts';
import type { NameState } from './site-state.ts';
import { type Suspect, suspectOf } from './suspects.ts';
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
  return `<li><p><a href="#${escapeHtml(name)}"><strong>${escapeHtml(name)} ${versionText(version.version)}</strong></a> (${words.roles[version.role]}): ${comparison(suspect, wording)}.</p>
${wayBack(state, wording)}</li>`;
}

function offItem({ name, disabled }: NameState, { words, ago }: Wording): string {
  if (!disabled) return '';
  return `<li><p><a href="#${escapeHtml(name)}"><strong>${escapeHtml(name)}</strong></a>: ${words.off} ${ago(disabled.since)}.</p></li>`;
}

/** Versions that a share of visitors has, whatever they do. */
function onTheWay(states: readonly NameState[], { words, ago, percent }: Wording): string {
  const items = states.flatMap(({ name, versions: [{ role, version, share, arrival }] }) => {
    if (role !== 'candidate') return [];
    const since = arrival ? `, ${ago(arrival.since)} ${words.by} ${escapeHtml(arrival.by)}` : '';
    return `<li><a href="#${escapeHtml(name)}"><strong>${escapeHtml(name)} ${versionText(version)}</strong></a> ${percent(share)}${since}</li>`;
  });
  if (items.length === 0) return '';
  return `<div class="o-note o-warn"><p id="on-the-way">${words.onTheWay}</p><ul aria-labelledby="on-the-way">${items.join('')}</ul></div>`;
}

function restingItem({ remote, version, since, fault }: RestingVersion, { words, ago }: Wording): string {
  const begun = ago(new Date(since).toISOString());
  return `<li><p><a href="#${escapeHtml(remote)}"><strong>${escapeHtml(remote)} ${versionText(version)}</strong></a>: ${words.resting} ${begun}.</p>
<p class="o-message">${escapeHtml(fault)}</p></li>`;
}

/**
 * The first thing to read: what does worse than before and how to take it back, or that nothing does; then what is
 * on its way. Nothing is called
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
  const candidates = onTheWay(states, wording);
  if (found) return `${counts}<ul class="o-note o-alarm">${found}</ul>${candidates}`;
  const good = isAllBooked && hasCounts ? `<p class="o-note o-good">${words.good}</p>` : '';
  return counts + good + candidates;
}
