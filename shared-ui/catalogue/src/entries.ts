import type { CatalogueEntry, CatalogueTopic } from '../../src/testing/catalogue-entry.ts';
import { slug } from './slug.ts';

export interface Page extends CatalogueEntry {
  slug: string;
  /** The example file, from `shared-ui` down. */
  file: string;
}

const ORDER: readonly CatalogueTopic[] = [
  'Foundations',
  'Actions',
  'Forms',
  'Feedback',
  'Navigation',
  'Content',
  'Travel',
];

const context = import.meta.webpackContext('../../src', { recursive: true, regExp: /\.example\.tsx$/ });

/** Every example file of the design system, as pages. */
export const pages: readonly Page[] = context
  .keys()
  .map((key) => {
    const entry = context(key).default;
    return { ...entry, slug: slug(entry.title), file: `src/${key.replace('./', '')}` };
  })
  .sort((one, other) => one.title.localeCompare(other.title));

export interface Shelf {
  topic: CatalogueTopic;
  pages: readonly Page[];
}

export const shelves: readonly Shelf[] = ORDER.map((topic) => ({
  topic,
  pages: pages.filter((page) => page.topic === topic),
})).filter((shelf) => shelf.pages.length > 0);
