import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { type FormerVersion, moverText, type PastMove } from '@alisio/platform/tooling/release';
import type { Language } from '@alisio/shared-contracts/languages';
import { escapeHtml } from '../http/escape.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Theme } from '../http/visitor.ts';
import type { Asked } from './act-token.ts';
import { type Act, trackIn } from './acts.ts';
import { type ActFault, actsSpeech } from './acts-speech.ts';
import { operatorsCss } from './operators-css.ts';
import { PAUSED, type PageAddress } from './page-address.ts';
import { versionText } from './release-card.ts';
import { moveItem } from './release-history.ts';
import { speech } from './speech.ts';
import { type Wording, wordingOf } from './wording.ts';

/** Letters of a reason. */
export const LEAST_WHY = 3;
export const MOST_WHY = 300;

export interface ConfirmFacts {
  language: Language;
  theme: Theme;
  nonce: string;
  now: Date;
  /** address of the operators' page */
  path: string;
  paused: boolean;
  address: PageAddress;
  live: SiteRegistry;
  act: Act;
  name: string;
  /** nothing where that can be done no more */
  confirm: { asked: Asked; token: string } | undefined;
  /** versions that a rollback may go to */
  former: readonly FormerVersion[];
  /** moves of the name since it was shown, the newest first */
  meanwhile: readonly PastMove[];
  /** whose name it is done under */
  mover: { by: string; person?: string | undefined };
  /** as it was typed before */
  why: string;
  /** what was wrong with what was sent */
  fault?: ActFault | undefined;
}

/** What visitors get as it is, in a line. */
function nowText(site: SiteRegistry, name: string, { words, percent }: Wording): string {
  const track = trackIn(site, name);
  if (!track) return '';
  const { live, candidate, disabled } = track;
  const share = disabled ? 0 : 1 - (candidate?.share ?? 0);
  const parts = [
    ...(disabled ? [words.off] : []),
    ...(candidate && !disabled
      ? [`${words.roles.candidate} ${versionText(candidate.release.version)} ${percent(candidate.share)}`]
      : []),
    `${words.roles.live} ${versionText(live.version)} ${percent(share)}`,
  ];
  return parts.join(' · ');
}

/** Since when a version was live, and what became of it. */
function fateText({ since, end, takenBack }: FormerVersion, language: Language, wording: Wording): string {
  const { words, ago, moment } = wording;
  const { wentLive, endUnknown } = actsSpeech[language];
  const begun = since === undefined ? '' : `<span class="o-by">${wentLive} ${moment(since)} UTC</span>`;
  if (end === 'unknown') return `${begun} <span class="o-by">${endUnknown}</span>`;
  if (!takenBack) return begun;
  const why = takenBack.why === undefined ? '' : `: ${escapeHtml(takenBack.why)}`;
  return `${begun} <span class="o-by o-message">${words.change['rolled-back']} ${ago(takenBack.at)} ${words.by} ${escapeHtml(moverText(takenBack))}${why}</span>`;
}

/** Other versions to go back to, each by a way of its own. */
function otherWays(
  { former, act, name, confirm, address, language }: ConfirmFacts,
  wording: Wording,
): string {
  const others = former.filter(({ version }) => version !== confirm?.asked.version);
  if (others.length === 0) return '';
  const items = others.map((one) => {
    const href = escapeHtml(address({ act, name, version: one.version }));
    return `<li><a href="${href}">${versionText(one.version)}</a>${fateText(one, language, wording)}</li>`;
  });
  return `<p id="others">${actsSpeech[language].otherVersions}</p><ul class="o-list" aria-labelledby="others">${items.join('')}</ul>`;
}

function since({ meanwhile, language }: ConfirmFacts, wording: Wording): string {
  if (meanwhile.length === 0) return '';
  const items = meanwhile.map((move) => moveItem(move, wording)).join('');
  return `<p id="meanwhile">${actsSpeech[language].meanwhile}</p><ol class="o-list" aria-labelledby="meanwhile">${items}</ol>`;
}

const fact = (term: string, text: string): string => `<dt>${term}</dt><dd>${text}</dd>`;

/** What is about to be done, and the button that does it. */
function form(facts: ConfirmFacts, { asked, token }: { asked: Asked; token: string }, wording: Wording) {
  const { language, path, paused, address, live, former, mover, why, fault } = facts;
  const { act, name, version, revision, state } = asked;
  const words = actsSpeech[language];
  const { button, after } = words.acts[act];
  const isOff = trackIn(live, name)?.disabled && act !== 'enable';
  const then =
    isOff && act === 'withdraw'
      ? words.staysOff
      : escapeHtml(after.replace('{name}', () => name)).replace('{version}', () => versionText(version));
  const fields = { act, name, version, revision: String(revision), state, token, ...(paused ? PAUSED : {}) };
  const hidden = Object.entries(fields)
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('');
  const target = act === 'rollback' && former.find((one) => one.version === version);
  return `<form class="o-card" method="post" action="${path}">${hidden}
<dl class="o-facts">${fact(words.now, nowText(live, name, wording))}
${fact(words.afterwards, `<strong>${then}</strong>${isOff && act !== 'withdraw' ? ` ${words.onAgain}` : ''}${target ? fateText(target, language, wording) : ''}`)}
${fact(words.signedBy, `${escapeHtml(moverText(mover))} <span class="o-by">${words.signedHint}</span>`)}</dl>
${otherWays(facts, wording)}
<label for="why">${words.why}</label>
<textarea id="why" name="why" rows="3" autocomplete="off" required minlength="${LEAST_WHY}" maxlength="${MOST_WHY}" aria-describedby="${fault === 'why' ? 'why-fault ' : ''}why-hint"${fault === 'why' ? ' aria-invalid="true" autofocus' : ''}>${escapeHtml(why)}</textarea>
<p class="o-quiet" id="why-hint">${words.whyHint}</p>
<p class="o-acts"><button class="o-act o-do">${button.replace('…', '')}</button><a class="o-act" href="${escapeHtml(address({}, name))}">${words.cancel}</a></p>
<p class="o-quiet">${words.decidedOn} ${revision}</p></form>`;
}

/** What is live now, what was typed in vain, and where else it can go. */
function over(facts: ConfirmFacts, wording: Wording): string {
  const { language, live, name, why, address } = facts;
  const words = actsSpeech[language];
  return `<div class="o-card"><dl class="o-facts">${fact(words.now, nowText(live, name, wording))}
${why ? fact(words.written, escapeHtml(why)) : ''}</dl>
${otherWays(facts, wording)}
<p class="o-acts"><a class="o-act" href="${escapeHtml(address({}, name))}">${words.back}</a></p></div>`;
}

/**
 * Asks once before something is moved: what is live then, who does it and why. Where that can be done no more it says so
 * and keeps what was typed. Works without script.
 */
export function confirmPage(facts: ConfirmFacts): string {
  const { language, theme, nonce, now, act, name, confirm, fault } = facts;
  const words = actsSpeech[language];
  const wording = wordingOf(language, now);
  const heading = `${words.acts[act].title} ${name}`;
  return plainPage({
    language,
    theme,
    nonce,
    title: heading,
    home: speech[language].home,
    css: operatorsCss,
    body: `<main class="o-main o-ask">
<div><h1>${escapeHtml(heading)}</h1>
${fault ? `<p class="o-note o-alarm" id="${fault}-fault" role="alert">${words.faults[fault]}</p>` : ''}
${since(facts, wording)}
${confirm ? form(facts, confirm, wording) : over(facts, wording)}</div>
</main>`,
  });
}
