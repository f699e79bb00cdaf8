import type { Language } from '@alisio/shared-contracts/languages';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };
export type PageTexts = typeof es;
export const textsIn = (language: Language): PageTexts => TEXTS[language];

/** Text inside an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&"<>']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Sheet {
  language: Language;
  title: string;
  /** markup */
  main: string;
}

/** A page of the provider: its own head and foot, no script. */
export function sheet({ language, title, main }: Sheet): string {
  const t = textsIn(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${t.provider}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<header><p class="brand"><span aria-hidden="true">◈</span> ${t.provider}</p><p class="sandbox">${t.sandbox}</p></header>
<main>
${main}
</main>
<footer><p>${t.about}</p></footer>
</body>
</html>
`;
}

interface Field {
  name: string;
  label: string;
  /** further attributes, as markup */
  attributes: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** what stands in it */
  value?: string;
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function field({ name, label, attributes, error, hint, value = '' }: Field): string {
  const about = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  return `<div class="field"><label for="${name}">${escaped(label)}</label>
<input id="${name}" name="${name}" type="text" required ${attributes}${value ? ` value="${escaped(value)}"` : ''}${about ? ` aria-describedby="${about}"` : ''}${error ? ' aria-invalid="true"' : ''}>
${hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : ''}${error ? `<p class="error" id="${name}-error">${escaped(error)}</p>` : ''}</div>`;
}

/** A form with one button. */
export const form = (action: string, inside: string, button: string, quiet = false): string =>
  `<form method="post" action="${escaped(action)}">${inside}<button type="submit"${quiet ? ' class="quiet"' : ''}>${escaped(button)}</button></form>`;
