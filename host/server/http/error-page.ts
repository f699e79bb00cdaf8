import { lineZone, offsetIn, phoneHref } from '@alisio/shared-contracts/contacts';
import type { Language } from '@alisio/shared-contracts/languages';
import { fallbackNumber, type SiteConfiguration } from '@alisio/shared-contracts/site';
import { media, tokens } from '@alisio/shared-ui/tokens';
import { escapeHtml } from './escape.ts';
import { plainPage } from './plain-page.ts';
import type { Theme } from './visitor.ts';

const STATUSES = [400, 404, 405, 414, 421, 500, 503] as const;
/** What a person may meet; other failures are of programs. */
export type ErrorStatus = (typeof STATUSES)[number];

export const isErrorStatus = (status: number): status is ErrorStatus =>
  STATUSES.some((one) => one === status);

interface Words {
  title: string;
  text: string;
}

interface Speech {
  home: string;
  again: string;
  call: string;
  /** `{opens}` and `{closes}` are filled in */
  hours: string;
  message: string;
  pages: Record<ErrorStatus, Words>;
}

/** The edge has no texts of the shell at hand when it fails, so these are its own. */
const speech: Record<Language, Speech> = {
  es: {
    home: 'Alisio, inicio',
    again: 'Intentar de nuevo',
    call: '¿Prefieres hablar con una persona?',
    hours: 'Todos los días de {opens} a {closes}',
    message: 'Mensaje',
    pages: {
      400: {
        title: 'No entendemos esta dirección',
        text: 'Tiene un error de escritura o llegó cortada. Revísala o empieza desde el inicio.',
      },
      404: { title: 'Página no encontrada', text: 'No hay nada en esta dirección. Empieza desde el inicio.' },
      405: {
        title: 'Esto no se envió',
        text: 'Tu navegador no pudo usar el código de esta página. No guardamos nada de lo que escribiste. Vuelve atrás, activa JavaScript y envíalo de nuevo, o llámanos.',
      },
      414: {
        title: 'Esta dirección es demasiado larga',
        text: 'Lleva más de lo que podemos leer. Empieza desde el inicio.',
      },
      421: {
        title: 'Aquí no es',
        text: 'Alisio no atiende en la dirección por la que llegaste. Revísala en la barra del navegador.',
      },
      500: {
        title: 'Error interno del servidor',
        text: 'Algo falló de nuestro lado. Lo que escribiste sigue guardado en tu dispositivo; inténtalo de nuevo.',
      },
      503: {
        title: 'Volvemos enseguida',
        text: 'El sitio no está disponible en este momento. Lo que escribiste sigue guardado en tu dispositivo.',
      },
    },
  },
  en: {
    home: 'Alisio, home',
    again: 'Try again',
    call: 'Would you rather talk to a person?',
    hours: 'Every day from {opens} to {closes}',
    message: 'Message',
    pages: {
      400: {
        title: 'We do not understand this address',
        text: 'It has a typing mistake or was cut off. Check it, or begin at the home page.',
      },
      404: { title: 'Page not found', text: 'There is nothing at this address. Begin at the home page.' },
      405: {
        title: 'This was not sent',
        text: 'Your browser could not use this page’s code. We kept nothing of what you typed. Go back, turn on JavaScript and send it again, or call us.',
      },
      414: {
        title: 'This address is too long',
        text: 'It has more in it than we can read. Begin at the home page.',
      },
      421: {
        title: 'Wrong address',
        text: 'Alisio does not go by the address you came through. Check it in the address bar.',
      },
      500: {
        title: 'Internal server error',
        text: 'Something failed on our side. What you typed is kept on your device; try again.',
      },
      503: {
        title: 'We will be right back',
        text: 'The site is not available at the moment. What you typed is kept on your device.',
      },
    },
  },
};

const { color, space, text, radius } = tokens;

const ownCss = `
.e-main{max-width:640px;margin-inline:auto;padding:${space[16]} ${tokens.gutter};display:grid;gap:${space[4]}}
.e-main h1{font-size:${text[24]}}
.e-main p{color:${color.ink2}}
.e-ways{display:flex;flex-wrap:wrap;gap:${space[3]};margin-top:${space[2]}}
.e-button{display:inline-flex;align-items:center;min-height:${space[12]};padding-inline:${space[5]};border:1px solid ${color.control};border-radius:${radius.control};color:${color.ink};font-weight:600;text-decoration:none}
.e-first{border-color:${color.action};background:${color.action};color:${color.onAction}}
.e-call{display:grid;gap:${space[2]};margin-top:${space[6]};padding:${space[5]};border:1px solid ${color.accentLine};border-radius:${radius.card};background:${color.accentSoft}}
.e-call h2{font-size:${text[18]}}
.e-call .e-button{justify-self:start;border-color:${color.accent};background:${color.accent};color:${color.onAccent}}
.e-small{font-size:${text[14]}}
${media.lg}{.e-main h1{font-size:${text[32]}}}
`.replaceAll('\n', '');

export interface ErrorPageFacts {
  status: ErrorStatus;
  language: Language;
  theme: Theme;
  nonce: string;
  /** path and query that failed, to try again; nothing where that would fail for ever */
  again: string | undefined;
  /** shown to be read out to the person who helps: no inner details */
  message: string;
  site: SiteConfiguration | undefined;
}

const clock = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' }).format(
    new Date(`2024-01-01T${time}:00Z`),
  );

/**
 * The line to a person, when the API has told the edge of it: the fallback, as on any page (`usePhoneLine`). What the
 * visitor's clock tells is not known here, so the line's zone is always named.
 */
function callBox({ site, language }: ErrorPageFacts): string {
  if (!site) return '';
  const { workingHours, customerContactInfo } = site;
  const zone = lineZone(customerContactInfo.country);
  const place = zone === undefined ? '' : `\u00a0${offsetIn(zone, Date.now())}`;
  const number = fallbackNumber(site, language);
  const hours = speech[language].hours
    .replace('{opens}', clock(workingHours.opens, language) + place)
    .replace('{closes}', clock(workingHours.closes, language) + place);
  return `<aside class="e-call"><h2>${speech[language].call}</h2><p class="e-small">${hours}</p><a class="e-button" href="${phoneHref(number)}">${escapeHtml(number)}</a></aside>`;
}

/** A whole page without scripts, for when the edge cannot serve the shell (§2, §8). Same look, every language. */
export function errorPage(facts: ErrorPageFacts): string {
  const { status, language, theme, nonce, again, message } = facts;
  const words = speech[language];
  const { title, text: sentence } = words.pages[status];
  const retry =
    again === undefined ? '' : `<a class="e-button e-first" href="${escapeHtml(again)}">${words.again}</a>`;
  // Home is at the same wrong address.
  const home =
    status === 421
      ? ''
      : `<a class="e-button${again === undefined ? ' e-first' : ''}" href="/">${words.home}</a>`;
  return plainPage({
    language,
    theme,
    nonce,
    title,
    home: words.home,
    css: ownCss,
    body: `<main class="e-main">
<h1>${title}</h1>
<p>${sentence}</p>
<p class="e-small">${words.message}: ${escapeHtml(message)}</p>
<p class="e-ways">${retry}${home}</p>
${callBox(facts)}
</main>`,
  });
}
