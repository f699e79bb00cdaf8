import type { ReportCount } from '@alisio/shared-contracts/reports';
import { escapeHtml } from '../escape.ts';
import { versionText } from './release-card.ts';
import type { NameState } from './site-state.ts';
import type { Wording } from './wording.ts';

const MOST = 12;

/** What happened most often, then the newest: a few reports of many invented names push nothing away. */
const mostFirst = (one: ReportCount, other: ReportCount): number =>
  other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1);

function problemItem(problem: ReportCount, states: readonly NameState[], wording: Wording): string {
  const { words, number, ago } = wording;
  const { source, version, name, message, count, page, lastAt, kind } = problem;
  const role = states
    .find((state) => state.name === source)
    ?.versions.find((known) => known.version === version)?.role;
  const what = kind === 'load-failure' ? `${words.rows.loadFailures}: ${name}` : name;
  return `<li>
<p class="o-whose"><strong>${escapeHtml(source)}</strong> ${versionText(version)}${role ? ` <span class="o-role o-${role}">${words.roles[role]}</span>` : ''}</p>
<p class="o-message">${escapeHtml(what)}${message ? `: ${escapeHtml(message)}` : ''}</p>
<p class="o-quiet">${ago(lastAt)} · × ${number(count)} · ${escapeHtml(page)}</p>
</li>`;
}

/** Errors and failed loads, the most frequent first, each with its newest message. */
export function newestProblems(
  counts: readonly ReportCount[],
  states: readonly NameState[],
  wording: Wording,
): string {
  const { words } = wording;
  const problems = counts
    .filter(({ kind }) => kind !== 'vital')
    .sort(mostFirst)
    .slice(0, MOST);
  const list =
    problems.length === 0
      ? `<p class="o-quiet">${words.noProblems}</p>`
      : `<ul class="o-list">${problems.map((problem) => problemItem(problem, states, wording)).join('\n')}</ul>`;
  return `<section class="o-card"><h2>${words.newest}</h2>${list}</section>`;
}
