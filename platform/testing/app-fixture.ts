import { type AppParts, createApp } from '../sdk/app/index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type TextFiles } from '../sdk/i18n/index.ts';
import type { Bootstrap } from '../sdk/page/index.ts';
import { type StubPart, stubParts } from './stub-parts.ts';

/** Texts of one workspace: its namespace, and its file of each language. */
export interface TextsOf extends Record<Language, object> {
  namespace: string;
  /** where code brings them from (`bringTexts`): they are here already then */
  files?: TextFiles;
}

/** A page's bootstrap with fictitious contact lines; overrides win. */
export function bootstrapFixture(overrides: Partial<Bootstrap> = {}): Bootstrap {
  return {
    registry: { schema: 1, revision: 1, remotes: {} },
    language: DEFAULT_LANGUAGE,
    theme: 'system',
    apiBase: '/api',
    siteLink: 'http://alisio.test',
    payOrigin: 'http://pay.test',
    site: {
      version: '1',
      workingHours: { opens: '08:00', closes: '22:00' },
      contactNumbers: {
        mainEn: '+1 305 555 0100',
        mainEs: '+57 601 000 0000',
        mainLine: '+57 601 000 0000',
        helpline: '+57 601 000 0001',
      },
      emails: {
        cancel: 'cancel@alisio.test',
        info: 'info@alisio.test',
        agentJoin: 'agents@alisio.test',
        careers: 'careers@alisio.test',
        relation: 'relation@alisio.test',
        care: 'care@alisio.test',
      },
      info: { ttaLicenseNo: '0000-000' },
      fees: { atol: 2.73, safi: 2.93 },
      allowedCurrencies: ['USD', 'EUR', 'COP', 'MXN', 'ARS', 'CLP', 'PEN', 'BRL', 'GBP', 'CAD'],
      customerContactInfo: { addressLine: 'Calle Ficticia 100', city: 'Bogotá', country: 'CO' },
      tracking: { tagManager: null, pixel: null },
    },
    ...overrides,
  };
}

export interface AppFixtureOptions {
  /** Spanish unless told */
  language?: Language;
  texts?: readonly TextsOf[];
  bootstrap?: Partial<Bootstrap>;
  /** what other remotes offer to the page; none unless told */
  parts?: readonly StubPart[];
}

/** An app with every language of the given workspaces, so that a switch needs no loading. */
export function appFixture({
  language = DEFAULT_LANGUAGE,
  texts: given = [],
  bootstrap,
  parts,
}: AppFixtureOptions): AppParts {
  const app = createApp(bootstrapFixture({ ...bootstrap, language }));
  if (parts) app.scope.parts = stubParts(parts);
  for (const { namespace, files, ...texts } of given) {
    for (const one of LANGUAGES) app.texts.add(one, namespace, texts[one], files);
  }
  return app;
}
