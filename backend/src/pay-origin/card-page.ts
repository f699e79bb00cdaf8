import type { Language } from '@alisio/shared-contracts/languages';
import { IMPORT_MAP } from './frame-modules.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };

export interface CardPage {
  /** origin that embeds the page, already allowed */
  parent: string;
  language: Language;
  theme: 'light' | 'dark';
  /** of this answer's policy, for the inline import map */
  nonce: string;
  /** addresses of the program, all of which the browser should fetch at once */
  modules: readonly string[];
}

const attribute = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON inside a script element must not end it. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

function field(name: string, label: string, attributes: string, after = '', className = ''): string {
  return `<div class="field${className}"><label for="${name}">${label}</label>
<div class="control"><input id="${name}" type="text" ${attributes} aria-describedby="${name}-error" aria-required="true" spellcheck="false" autocapitalize="off">${after}</div>
<p class="error" id="${name}-error" role="alert"></p></div>`;
}

/** The page inside the checkout's iframe: the four fields in the order printed on a card. */
export function cardPage({ parent, language, theme, nonce, modules }: CardPage): string {
  const t = TEXTS[language];
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-parent="${attribute(parent)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<link rel="stylesheet" href="/card-fields.css">
<script type="importmap" nonce="${nonce}">${inScript(IMPORT_MAP)}</script>
${modules.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')}
<script type="module" src="/modules/frame/main.ts"></script>
</head>
<body>
<div class="fields">
${field('cardNumber', t.cardNumber, 'inputmode="numeric" autocomplete="cc-number" maxlength="28"', '<span class="brand" id="brand" aria-live="polite"></span>', ' wide')}
${field('cardName', t.cardName, 'autocomplete="cc-name" maxlength="100"', '', ' wide')}
${field('cardExpiry', t.cardExpiry, `inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="${t.expiryPlaceholder}"`)}
${field('cardCvv', t.cardCvv, `inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="${t.cvvPlaceholder}"`)}
</div>
<script type="application/json" id="texts">${inScript(TEXTS)}</script>
</body>
</html>
`;
}
