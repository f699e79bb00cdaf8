import type { Bootstrap } from '@alisio/platform/sdk/page';
import type { Registry } from '@alisio/platform/sdk/registry';
import type { Language } from '@alisio/shared-contracts/languages';
import type { Theme } from '../http/visitor.ts';
import { onceFor } from '../releases/once-for.ts';

/**
 * All of a request that a drawn page follows from, beside what the API says, and where the visitor came from if the page
 * has a loader, which may ask for that: who has the same may be given the same page.
 * What tells two visitors apart in another way must not reach what is drawn.
 */
export interface PageInputs {
  /** of the shell and of every remote that the visitor was given, with what was swapped or switched off */
  versions: string;
  /** path, and of the query what the page is drawn for */
  address: string;
  language: Language;
  theme: Theme;
  /** ISO code of the currency that prices are shown in */
  currency: string;
  /** ISO code of the country, which decides the line, and is told to the page's loader; null while nobody knows */
  country: string | null;
  /** ISO date where the visitor seems to be: also the one that its loader is told */
  today: string;
}

/** What a page begins with in the browser, and what it follows from. */
export interface PageBeginning {
  inputs: PageInputs;
  bootstrap: Bootstrap;
}

/** `host@1.2.0-0a1b2c3d mf-a@…`, in the order of their names. */
export const versionsOf = onceFor(({ host, remotes, disabled, overrides }: Registry): string => {
  const label = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const off = Object.keys(disabled).map((name) => `${name}@off`);
  const labels = [label(host), ...Object.values(remotes).map(label), ...off].sort();
  return [...labels, ...(overrides.length > 0 ? [JSON.stringify(overrides)] : [])].join(' ');
});
