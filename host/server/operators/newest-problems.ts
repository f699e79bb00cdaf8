import { isProblem, type ReportCount } from '@alisio/shared-contracts/reports';
import { escapeHtml } from '../http/escape.ts';
import { versionText } from './release-card.ts';
import type { NameState } from './site-state.ts';
import type { Wording } from './wording.ts';

const MOST = 12;
/** Beside these, of versions that were never published: anybody can invent them, and they take no place of others. */
const MOST_UNRELEASED = 3;

/** What most networks reported, then what happened most often: a single reporter pushes nothing away. */
const mostFirst = (one: ReportCount, other: ReportCount): number =>
  (other.networks ?? 0) - (one.networks ?? 0) ||
  other.count - one.count ||
  (one.lastAt < other.lastAt ? 1 : -1);

/** Nothing of what is counted together, and of an API that does not tell. */
function networksOf({ networks }: ReportCount, { words, number }: Wording): string {
  if (!networks) return '';
  return ` · ${number(networks)} ${networks === 1 ? words.network : words.networks}`;
}

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
<p class="o-quiet">${ago(lastAt)} · × ${number(count)}${networksOf(problem, wording)} · ${escapeHtml(page)}</p>
</li>`;
}

/** Errors and failed loads, what most networks reported first, each with its newest message. */
export function newestProblems(
  counts: readonly ReportCount[],
  states: readonly NameState[],
  wording: Wording,
): string {
  const { words } = wording;
  const sorted = counts.filter(isProblem).sort(mostFirst);
  const problems = [
    ...sorted.filter(({ isReleased }) => isReleased !== false).slice(0, MOST),
    ...sorted.filter(({ isReleased }) => isReleased === false).slice(0, MOST_UNRELEASED),
  ];
  const list =
    problems.length === 0
      ? `<p class="o-quiet">${words.noProblems}</p>`
      : `<ul class="o-list">${problems.map((problem) => problemItem(problem, states, wording)).join('\n')}</ul>`;
  return `<section class="o-card"><h2>${words.newest}</h2>${list}</section>`;
}
