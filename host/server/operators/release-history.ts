import { moverText, type PastMove } from '@alisio/platform/tooling/release';
import { escapeHtml } from '../http/escape.ts';
import { versionText } from './release-card.ts';
import type { Wording } from './wording.ts';

/** A move, as an item of a list. */
export function moveItem({ revision, change }: PastMove, { words, ago, moment, percent }: Wording): string {
  const what =
    change.kind === 'rolled-out' && change.share !== undefined
      ? `${words.change[change.kind]}: ${percent(change.share)}`
      : words.change[change.kind];
  const to = change.kind === 'rolled-back' ? ` ${words.backTo}` : '';
  const versions = Object.entries(change.versions).map(
    ([name, version]) =>
      `<span><strong>${escapeHtml(name)}</strong>${version === null ? '' : `${to} ${versionText(version)}`}</span>`,
  );
  return `<li>
<p class="o-what o-${change.kind}">${what}</p>
<p class="o-names">${versions.join('')}</p>
${change.why === undefined ? '' : `<p class="o-why">${escapeHtml(change.why)}</p>`}
<p class="o-quiet">${ago(change.at)} ${words.by} ${escapeHtml(moverText(change))} · ${moment(change.at)} · ${words.revision} ${revision}</p>
</li>`;
}

/** The newest moves of the pointer, newest first. */
export function releaseHistory(history: readonly PastMove[], wording: Wording): string {
  return `<section class="o-card"><h2>${wording.words.history}</h2><ol class="o-list">${history.map((move) => moveItem(move, wording)).join('\n')}</ol></section>`;
}
