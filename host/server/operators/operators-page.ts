import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import type { PastMove } from '@alisio/platform/tooling/release';
import type { Language } from '@alisio/shared-contracts/languages';
import type { ReportSummary } from '@alisio/shared-contracts/reports';
import { plainPage } from '../http/plain-page.ts';
import type { Theme } from '../http/visitor.ts';
import type { RestingVersion } from '../page-loaders/failures.ts';
import { attention } from './attention.ts';
import { newestProblems } from './newest-problems.ts';
import { operatorsCss } from './operators-css.ts';
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
  refreshes: boolean;
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
  /** whose pages this edge leaves to browsers */
  resting: readonly RestingVersion[];
}

function content(facts: OperatorsPageFacts): string {
  const { language, now, live, history, summary, unbooked, suppliers, resting } = facts;
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
  return `<div class="o-wide"><h1>${words.title}</h1>
<p class="o-quiet">${words.updated} ${moment(now.toISOString())} UTC</p>
${top}</div>
<div>
${unbookedList(unbooked, wording)}
<div class="o-cards">${states.map((state) => releaseCard(state, wording)).join('\n')}</div>
${summary ? newestProblems(summary.counts, states, wording) : ''}
${supplierTable(suppliers, wording)}
<p class="o-quiet">${words.legend}</p>
</div>
<div>${releaseHistory(history, wording)}</div>`;
}

/** What is live, how it does, and what was moved when: one page without scripts, for a look at night. */
export function operatorsPage(facts: OperatorsPageFacts): string {
  const { language, theme, nonce, path, refreshes } = facts;
  const words = speech[language];
  return plainPage({
    language,
    theme,
    nonce,
    title: words.title,
    home: words.home,
    css: operatorsCss,
    head: refreshes ? `<meta http-equiv="refresh" content="${REFRESH_S}">\n` : '',
    header: `<a class="o-pause" href="${path}${refreshes ? '?refresh=off' : ''}">${refreshes ? words.pause : words.resume}</a>`,
    body: `<main class="o-main">\n${content(facts)}\n</main>`,
  });
}
