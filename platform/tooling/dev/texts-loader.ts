import { basename } from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** Options of the loader. */
export interface TextsLoaderOptions {
  /** i18n namespace of the file's texts */
  namespace: string;
}

/**
 * Makes a file of texts a module that is swapped in place when it is edited: it tells the page of the new texts
 * (`editable-texts.ts`), and the page is loaded anew only where nobody listens, in a released shell for instance.
 */
export default function textsLoader(this: LoaderContext<TextsLoaderOptions>, source: string): string {
  const { namespace } = this.getOptions();
  const facts = { namespace, language: basename(this.resourcePath, '.json') };
  return `const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
const hot = import.meta.webpackHot;
if (hot) {
  const before = hot.data?.texts;
  if (before) {
    const detail = { ...${JSON.stringify(facts)}, before, texts };
    const isHeard = !dispatchEvent(new CustomEvent('alisio:texts-edited', { cancelable: true, detail }));
    if (!isHeard) location.reload();
  }
  hot.dispose((data) => { data.texts = texts; });
  hot.accept();
}
`;
}
