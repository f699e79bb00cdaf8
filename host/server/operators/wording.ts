import { type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { escapeHtml } from '../http/escape.ts';
import { problemRate, type ShownVital } from './figures.ts';
import type { VersionState } from './site-state.ts';
import { type Speech, speech } from './speech.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How one page says things: its language, and the moment that it was made. */
export interface Wording {
  language: Language;
  words: Speech;
  number(value: number): string;
  /** of 1 */
  percent(share: number): string;
  /** problems for each hundred views, or a dash */
  rate(version: VersionState): string;
  /** a vital in the unit that people know it by */
  vital(name: ShownVital, p75: number): string;
  /** a `<time>` that says how long ago that was */
  ago(iso: string): string;
  /** a `<time>` with the day and the minute, UTC */
  moment(iso: string): string;
}

function distance(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < MINUTE) return [seconds, 'second'];
  if (seconds < HOUR) return [Math.floor(seconds / MINUTE), 'minute'];
  if (seconds < DAY) return [Math.floor(seconds / HOUR), 'hour'];
  return [Math.floor(seconds / DAY), 'day'];
}

export function wordingOf(language: Language, now: Date): Wording {
  const { locale } = languageFacts(language);
  const decimal = (value: number, most: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value);
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const absolute = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const time = (iso: string, text: string) =>
    `<time datetime="${escapeHtml(iso)}">${escapeHtml(text)}</time>`;
  return {
    language,
    words: speech[language],
    number: (value) => decimal(value, 0),
    percent: (share) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    rate({ figures }) {
      const rate = figures && problemRate(figures);
      return rate === undefined ? '—' : decimal(rate, rate < 10 ? 2 : 0);
    },
    vital(name, p75) {
      if (name === 'CLS') return decimal(p75 / 1000, 2);
      return name === 'LCP' ? `${decimal(p75 / 1000, 1)} s` : `${decimal(p75, 0)} ms`;
    },
    ago(iso) {
      const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 1000));
      const [count, unit] = distance(seconds);
      return time(iso, relative.format(-count, unit));
    },
    moment: (iso) => time(iso, absolute.format(new Date(iso))),
  };
}
