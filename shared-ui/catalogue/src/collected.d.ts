import type { CatalogueEntry } from '../../src/testing/catalogue-entry.ts';

/** The part of the bundler's context that the catalogue uses. */
interface ExampleContext {
  keys(): string[];
  (key: string): { default: CatalogueEntry };
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): ExampleContext;
  }
}
