import { LOCALE_COOKIE, THEME_COOKIE } from '@alisio/shared-contracts/visitor';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../sdk/i18n/index.ts';
import { THEMES, type Theme } from '../sdk/page/index.ts';

type Cookie = typeof LOCALE_COOKIE | typeof THEME_COOKIE;

function cookie({ name }: Cookie): string | undefined {
  const parts = document.cookie.split('; ').map((part) => part.split('='));
  return parts.find(([key]) => key === name)?.[1];
}

const keep = ({ name, maxAgeSeconds }: Cookie, value: string): void => {
  Reflect.set(document, 'cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`);
};

/** The choices of the last time, in the cookies that the shell has too. */
export function readChoices(): { language: Language; theme: Theme } {
  const [language, theme] = [cookie(LOCALE_COOKIE), cookie(THEME_COOKIE)];
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    theme: THEMES.find((one) => one === theme) ?? 'system',
  };
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  keep(LOCALE_COOKIE, language);
}

export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(THEME_COOKIE, theme);
}
