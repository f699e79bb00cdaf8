import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import type { PastMove } from '@alisio/platform/tooling/release';
import type { Language } from '@alisio/shared-contracts/languages';
import type { ReportSummary } from '@alisio/shared-contracts/reports';
import { escapeHtml } from '../http/escape.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Theme } from '../http/visitor.ts';
import type { RestingVersion } from '../page-loaders/failures.ts';
import { actLinks, type PossibleActs } from './act-links.ts';
import { type ActFault, actsSpeech } from './acts-speech.ts';
import { attention } from './attention.ts';
import { newestProblems } from './newest-problems.ts';
import { operatorsCss } from './operators-css.ts';
import { pageAddress } from './page-address.ts';
import { releaseCard } from './release-card.ts';
import { releaseHistory } from './release-history.ts';
import { siteState } from './site-state.ts';
import { speech } from './speech.ts';
import { type ListedSuppliers, supplierTable } from './supplier-table.ts';
import { type ListedCharges, unbookedList } from './unbooked-list.ts';
import { wordingOf } from './wording.ts';

const REFRESH_S = 30;

export interface OperatorsPageFacts {
  language: Language;
  theme: Theme;
  nonce: string;
  now: Date;
  /** address of the page */
  path: string;
  /** whether it stays as it is, until somebody looks again */
  paused: boolean;
  /** nothing when nothing is released, or it cannot be read */
  live: SiteRegistry | undefined;
  /** the newest first */
  history: readonly PastMove[];
  /** nothing while the API does not answer */
  summary: ReportSummary | undefined;
  /** as the summary */
  unbooked: ListedCharges | undefined;
  /** as the summary */
  suppliers: ListedSuppliers | undefined;
  /** what may be done about each name from here */
  acts: PossibleActs;
  /** whether this edge has a key to sign with */
  signs: boolean;
  /** revision that somebody has just made from here */
  done: number | undefined;
  /** why what somebody asked for was not done */
  note: ActFault | undefined;
  /** whose pages this edge leaves to browsers */
  resting: readonly RestingVersion[];
}

/** What came of what somebody has just done here. */
function outcome({ done, note, language, history }: OperatorsPageFacts): string {
  const words = actsSpeech[language];
  if (note) return `<p class="o-note o-alarm" role="alert">${words.faults[note]}</p>`;
  const change = history.find(({ revision }) => revision === done)?.change;
  if (!change) return '';
  const names = Object.keys(change.versions).map(escapeHtml).join(', ');
  return `<p class="o-note o-good" role="status">${words.done} ${done}, ${speech[language].change[change.kind]}: ${names}</p>`;
}

/** That nothing can be done from here, where that is so. */
function lookOnly({ acts, signs, language, live }: OperatorsPageFacts, names: readonly string[]): string {
  const { onlyLook, keyMayNothing } = actsSpeech[language];
  if (!signs) return `<p class="o-quiet">${onlyLook}</p>`;
  const isIdle = live !== undefined && names.every((name) => acts(name).length === 0);
  return isIdle ? `<p class="o-quiet">${keyMayNothing}</p>` : '';
}

function content(facts: OperatorsPageFacts): string {
  const { language, now, live, history, summary, unbooked, suppliers, resting, acts, path, paused } = facts;
  const wording = wordingOf(language, now);
  const { words, moment } = wording;
  const states = live ? siteState(live, summary?.counts) : [];
  const top = live
    ? attention(
        states,
        { hasCounts: summary !== undefined, isAllBooked: unbooked?.total === 0, resting },
        wording,
      )
    : `<p class="o-note o-alarm">${words.noSite}</p>`;
  const cards = states.map((state) =>
    releaseCard(state, wording, actLinks(state, acts(state.name), pageAddress(path, paused), wording)),
  );
  const names = states.map(({ name }) => name);
  return `<div class="o-wide"><h1>${words.title}</h1>
${outcome(facts)}
<p class="o-quiet">${words.updated} ${moment(now.toISOString())} UTC</p>
${top}</div>
<div>
${unbookedList(unbooked, wording)}
<div class="o-cards">${cards.join('\n')}</div>
${lookOnly(facts, names)}
${summary ? newestProblems(summary.counts, states, wording) : ''}
${supplierTable(suppliers, wording)}
<p class="o-quiet">${words.legend}</p>
</div>
<div>${releaseHistory(history, wording)}</div>`;
}

/** What is live, how it does, and what was moved when: one page without scripts, for a look at night. */
export function operatorsPage(facts: OperatorsPageFacts): string {
  const { language, theme, nonce, path, paused } = facts;
  const words = speech[language];
  return plainPage({
    language,
    theme,
    nonce,
    title: words.title,
    home: words.home,
    css: operatorsCss,
    // What somebody has just done is told once.
    head: paused ? '' : `<meta http-equiv="refresh" content="${REFRESH_S}; url=${path}">\n`,
    header: `<a class="o-pause" href="${pageAddress(path, !paused)()}">${paused ? words.resume : words.pause}</a>`,
    body: `<main class="o-main">\n${content(facts)}\n</main>`,
  });
}
