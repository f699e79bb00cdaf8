import { palette } from '@alisio/shared-ui/tokens';
import type { Paper, PaperCode, PaperLine, PaperSection } from './paper.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKS[sign] ?? sign);

const { light } = palette;
/** Mail programs know neither sheets of styles nor variables: each element says its own. */
const STYLE = {
  page: `margin:0;padding:24px 12px;background:${light.paper};color:${light.ink};font:16px/1.5 'Instrument Sans','Segoe UI',Roboto,Arial,sans-serif`,
  sheet: `max-width:600px;margin:0 auto;padding:28px 24px;background:${light.surface};border:1px solid ${light.line};border-radius:16px`,
  brand: `margin:0 0 20px;color:${light.actionText};font-weight:700;font-size:20px`,
  title: 'margin:0 0 8px;font-size:26px;line-height:1.2',
  lead: `margin:0 0 4px;color:${light.ink2}`,
  label: `margin:16px 0 0;color:${light.ink2};font-size:14px`,
  code: 'margin:0;font-size:30px;font-weight:700;letter-spacing:2px;line-height:1.2',
  heading: `margin:28px 0 8px;padding-top:20px;border-top:1px solid ${light.line};font-size:18px`,
  aside: `color:${light.ink2};font-weight:400;font-size:14px`,
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:3px 12px 3px 0;vertical-align:top',
  whole: 'padding:3px 0;vertical-align:top;overflow-wrap:anywhere',
  small: `color:${light.ink2};font-size:14px`,
  // An amount has no blank to break at; a day with its hour breaks where the window is narrow.
  end: 'padding:3px 0;vertical-align:top;text-align:right',
  button: `display:inline-block;margin-top:20px;padding:12px 20px;border-radius:10px;background:${light.action};color:${light.onAction};text-decoration:none;font-weight:600`,
} as const;

const code = ({ label, value, hint }: PaperCode): string =>
  `<p style="${STYLE.label}">${escaped(label)}</p><p style="${STYLE.code}">${escaped(value)}</p>${
    hint ? `<p style="${STYLE.lead};font-size:14px">${escaped(hint)}</p>` : ''
  }`;

function row({ text, aside: end, small }: PaperLine): string {
  const styleOf = (base: string) => (small ? `${base};${STYLE.small}` : base);
  if (!end) return `<tr><td colspan="2" style="${styleOf(STYLE.whole)}">${escaped(text)}</td></tr>`;
  return `<tr><td style="${styleOf(STYLE.cell)}">${escaped(text)}</td><td style="${styleOf(STYLE.end)}">${escaped(end)}</td></tr>`;
}

function section({ title, aside, lines }: PaperSection): string {
  const rows = lines.map(row);
  const beside = aside ? ` <span style="${STYLE.aside}">${escaped(aside)}</span>` : '';
  return `<h2 style="${STYLE.heading}">${escaped(title)}${beside}</h2><table role="presentation" style="${STYLE.table}">${rows.join('')}</table>`;
}

/** JSON inside of a script element: nothing in it can end that. */
const embedded = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * A paper as a page for mail programs: no script runs, nothing is fetched.
 * @param structured what machines read of it (schema.org)
 */
export function paperHtml(paper: Paper, structured: readonly object[] = []): string {
  const { language, title, lead, codes, sections, closing, link } = paper;
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p style="${STYLE.lead}">${escaped(line)}</p>`).join('');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>`,
    ...structured.map((data) => `<script type="application/ld+json">${embedded(data)}</script>`),
    `</head><body style="${STYLE.page}"><div style="${STYLE.sheet}"><p style="${STYLE.brand}">alisio</p><h1 style="${STYLE.title}">${escaped(title)}</h1>`,
    paragraphs(lead),
    ...codes.map(code),
    ...sections.map(section),
    `<div style="margin-top:28px">${paragraphs(closing)}</div>`,
    link ? `<a href="${escaped(link.href)}" style="${STYLE.button}">${escaped(link.text)}</a>` : '',
    '</div></body></html>',
  ].join('\n');
}
