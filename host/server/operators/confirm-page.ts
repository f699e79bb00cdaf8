import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import type { Language } from '@alisio/shared-contracts/languages';
import { escapeHtml } from '../http/escape.ts';
import { plainPage } from '../http/plain-page.ts';
import type { Theme } from '../http/visitor.ts';
import type { Asked } from './act-token.ts';
import { trackIn } from './acts.ts';
import { type ActFault, actsSpeech } from './acts-speech.ts';
import { operatorsCss } from './operators-css.ts';
import { versionText } from './release-card.ts';
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
  /** address of the page */
  path: string;
  live: SiteRegistry;
  asked: Asked;
  token: string;
  /** whose name it is done under */
  who: string;
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

/** Asks once before something is moved: what is live then, who does it and why. Works without script. */
export function confirmPage(facts: ConfirmFacts): string {
  const { language, theme, nonce, now, path, live, asked, token, who, why, fault } = facts;
  const { act, name, version, revision } = asked;
  const words = actsSpeech[language];
  const { button, title, after } = words.acts[act];
  const then = escapeHtml(after.replace('{name}', () => name)).replace('{version}', () =>
    versionText(version),
  );
  const hidden = Object.entries({ act, name, version, revision: String(revision), token })
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('');
  const heading = `${title} ${name}`;
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
<form class="o-card" method="post" action="${path}">${hidden}
<dl class="o-facts"><dt>${words.now}</dt><dd>${nowText(live, name, wordingOf(language, now))}</dd>
<dt>${words.afterwards}</dt><dd><strong>${then}</strong></dd>
<dt>${words.signedBy}</dt><dd>${escapeHtml(who)} <span class="o-by">${words.signedHint}</span></dd></dl>
<label for="why">${words.why}</label>
<textarea id="why" name="why" rows="3" required minlength="${LEAST_WHY}" maxlength="${MOST_WHY}" aria-describedby="${fault === 'why' ? 'why-fault ' : ''}why-hint"${fault === 'why' ? ' aria-invalid="true" autofocus' : ''}>${escapeHtml(why)}</textarea>
<p class="o-quiet" id="why-hint">${words.whyHint}</p>
<p class="o-acts"><button class="o-act o-do">${button.replace('…', '')}</button><a class="o-act" href="${path}#${escapeHtml(name)}">${words.cancel}</a></p>
<p class="o-quiet">${words.decidedOn} ${revision}</p>
</form></div>
</main>`,
  });
}
