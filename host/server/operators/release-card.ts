import { SALE_STEPS, type SaleStep } from '@alisio/shared-contracts/reports';
import { escapeHtml } from '../http/escape.ts';
import { type Figures, isPoor, SHOWN_VITALS, shareOfSales } from './figures.ts';
import type { NameState, VersionState } from './site-state.ts';
import { suspectOf } from './suspects.ts';
import type { Wording } from './wording.ts';

/** Long names break after the dash of a version. */
export const versionText = (version: string): string => escapeHtml(version).replace('-', '-<wbr>');

export const command = (text: string): string => `<code class="o-command">${escapeHtml(text)}</code>`;

const worse = (text: string): string => `<strong class="o-worse">${text} ▲</strong>`;
const NOTHING = '—';

/** As an attribute: the page's policy allows no style of an element. */
function shareBar({ versions }: NameState, { percent, words }: Wording): string {
  const [newest] = versions;
  if (newest.role !== 'candidate') return '';
  const width = escapeHtml(`${newest.share * 100}%`);
  const label = escapeHtml(`${words.roles.candidate} ${percent(newest.share)}`);
  return `<svg class="o-bar" role="img" aria-label="${label}"><rect class="o-rest" width="100%" height="100%"/><rect class="o-part" width="${width}" height="100%"/></svg>`;
}

/** Roles are said again: narrow windows lay the table out as a grid, which takes its own from it. */
const columns = ({ words }: Wording): string =>
  [words.version, ...Object.values(words.rows), ...SHOWN_VITALS.map((name) => words.vitals[name])]
    .map((label) => `<th scope="col" role="columnheader">${label}</th>`)
    .join('');

function versionHeading({ version, role, share }: VersionState, { percent, words }: Wording): string {
  const told = role === 'previous' ? words.roles[role] : `${words.roles[role]} ${percent(share)}`;
  return `<th scope="row" role="rowheader"><span class="o-role o-${role}">${told}</span><span class="o-version">${versionText(version)}</span></th>`;
}

function arrivalText({ arrival }: VersionState, { words, ago }: Wording): string {
  if (!arrival) return NOTHING;
  return `${ago(arrival.since)} <span class="o-by">${words.by} ${escapeHtml(arrival.by)}</span>`;
}

function figureTexts(version: VersionState, isSuspect: boolean, { number, rate, vital }: Wording): string[] {
  const { figures } = version;
  if (!figures) return [NOTHING, NOTHING, NOTHING, NOTHING, ...SHOWN_VITALS.map(() => NOTHING)];
  const { views, errors, loadFailures, vitals } = figures;
  return [
    number(views),
    number(errors),
    number(loadFailures),
    isSuspect ? worse(rate(version)) : rate(version),
    ...SHOWN_VITALS.map((name) => {
      const p75 = vitals[name];
      if (p75 === undefined) return NOTHING;
      return isPoor(name, p75) ? worse(vital(name, p75)) : vital(name, p75);
    }),
  ];
}

function versionRow(version: VersionState, isSuspect: boolean, wording: Wording): string {
  const cells = [arrivalText(version, wording), ...figureTexts(version, isSuspect, wording)];
  return `<tr role="row"${isSuspect ? ' class="o-suspect"' : ''}>${versionHeading(version, wording)}${cells.map((cell) => `<td role="cell">${cell}</td>`).join('')}</tr>`;
}

/** What takes the newest version back; where there is none right before it, what lists those that were live. */
export function wayBack({ name, versions, former }: NameState, { words }: Wording): string {
  const back = command(`npm run rollback -w ${name}`);
  if (versions.length > 1) return `<p>${words.rollBack} ${back}</p>`;
  if (former.length > 0) return `<p>${words.listVersions} ${back}</p>`;
  return `<p class="o-quiet">${words.nothingBefore}</p>`;
}

const waysOn = (state: NameState, wording: Wording): string =>
  state.disabled
    ? `<p>${wording.words.switchOn} ${command(`npm run release -w ${state.name} -- --enable`)}</p>`
    : wayBack(state, wording);

function otherVersions({ others }: NameState, { words, number }: Wording): string {
  if (others.length === 0) return '';
  const list = others.map(
    ({ version, problems }) => `${versionText(version)} (${number(problems)} ${words.problems})`,
  );
  return `<p class="o-quiet">${words.others} ${list.join(', ')}</p>`;
}

function saleText(figures: Figures, step: SaleStep, { words, number, percent }: Wording): string {
  const share = shareOfSales(figures, step);
  const told = `${words.sales[step]} ${number(figures.sales[step])}`;
  return share === undefined ? told : `${told} (${percent(share)})`;
}

/** A line for each version that sells; not every remote does. */
const soldBy = ({ versions }: NameState, wording: Wording): string =>
  versions
    .map(({ role, version, figures }) => {
      const steps = SALE_STEPS.filter((step) => (figures?.sales[step] ?? 0) > 0);
      if (!figures || steps.length === 0) return '';
      const told = steps.map((step) => saleText(figures, step, wording)).join(' · ');
      return `<li><span class="o-role o-${role}">${wording.words.roles[role]}</span> ${versionText(version)}: ${told}</li>`;
    })
    .join('');

function sales(state: NameState, wording: Wording): string {
  const lines = soldBy(state, wording);
  return lines && `<ul class="o-quiet" aria-label="${wording.words.sold}">${lines}</ul>`;
}

/** What is live under one name, its versions side by side. @param acts what can be done about it from here, as HTML */
export function releaseCard(state: NameState, wording: Wording, acts: string): string {
  const { name, owner, disabled, versions } = state;
  const { words, ago } = wording;
  const suspect = suspectOf(state)?.version;
  const off = disabled
    ? `<p class="o-off">${words.off} ${ago(disabled.since)} ${words.by} ${escapeHtml(disabled.by)}</p>`
    : '';
  return `<article class="o-card" id="${escapeHtml(name)}">
<header class="o-name"><h2>${escapeHtml(name)}</h2><p class="o-quiet">${escapeHtml(owner)}</p></header>
${off}${shareBar(state, wording)}
<table class="o-table" role="table"><caption class="sr-only">${words.figuresOf} ${escapeHtml(name)}</caption>
<thead role="rowgroup"><tr role="row">${columns(wording)}</tr></thead>
<tbody role="rowgroup">
${versions.map((version) => versionRow(version, version === suspect, wording)).join('\n')}
</tbody></table>
${sales(state, wording)}${otherVersions(state, wording)}${acts}${waysOn(state, wording)}
</article>`;
}
