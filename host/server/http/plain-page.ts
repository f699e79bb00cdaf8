import { type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { themeCss, tokens } from '@alisio/shared-ui/tokens';
import { escapeHtml } from './escape.ts';
import type { Theme } from './visitor.ts';

const { color, space, text } = tokens;

/** Without the faces: the released fonts may be what is missing. */
const sheet = themeCss().replace(/@font-face\{[^}]*url\([^}]*\}/g, '');

const frameCss = `
.e-head{display:flex;align-items:center;justify-content:space-between;min-height:${space[16]};padding-inline:${tokens.gutter};border-bottom:1px solid ${color.line}}
.e-brand{display:flex;align-items:center;gap:${space[3]};min-height:${space[10]};color:${color.ink};font-weight:700;font-size:${text[24]};letter-spacing:-.035em;text-decoration:none}
`.replaceAll('\n', '');

export interface PlainPage {
  language: Language;
  theme: Theme;
  nonce: string;
  title: string;
  /** what the brand is called where it is a link home */
  home: string;
  /** further styles */
  css: string;
  /** further elements of the head, as HTML */
  head?: string;
  /** further elements of the header, as HTML */
  header?: string;
  /** what follows the header, as HTML */
  body: string;
}

/** A whole page of the edge itself, without the shell and without scripts, in the look of the product. */
export function plainPage(page: PlainPage): string {
  const { language, theme, nonce, title, home, css, head = '', header = '', body } = page;
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}" dir="${languageFacts(language).direction}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Alisio</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}<style nonce="${nonce}">${sheet}${frameCss}${css}</style>
</head>
<body>
<header class="e-head"><a class="e-brand" href="/" aria-label="${home}"><img src="/favicon.svg" width="32" height="32" alt="">alisio</a>${header}</header>
${body}
</body>
</html>
`;
}
