import type { Language } from '@alisio/shared-contracts/languages';
import en from '../demo/locales/en.json' with { type: 'json' };
import es from '../demo/locales/es.json' with { type: 'json' };

/** Kinds of activities of the demonstration, by name. */
export type TemplateName = keyof typeof es.templates;

/** What is said of one of them. In texts `{{town}}`, `{{area}}`, `{{dishes}}`, `{{dance}}` and `{{drink}}` are filled in. */
export interface TemplateTexts {
  names: readonly string[];
  summary: string;
  description: readonly string[];
  /** title and text */
  steps: readonly (readonly string[])[];
}

interface DemoTexts {
  /** what a town's middle is called where no part of it has a name */
  center: string;
  waterfront: string;
  /** what is cooked, by country, and elsewhere */
  dishes: Readonly<Record<string, string>>;
  anyDishes: string;
  /** what is danced, and poured, in the countries that are known for it */
  dances: Readonly<Record<string, string>>;
  drinks: Readonly<Record<string, string>>;
  templates: Record<TemplateName, TemplateTexts>;
}

const TEXTS: Record<Language, DemoTexts> = { es, en };

export const demoTexts = (language: Language): DemoTexts => TEXTS[language];
