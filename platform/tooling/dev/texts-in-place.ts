import { join } from 'node:path';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { type Configuration, rspack } from '@rspack/core';

const here = (file: string): string => join(import.meta.dirname, file);

/** `src/locales/es.json`, `src/locales/later/en.json`, `src/products/flight/locales/es.json` */
const TEXTS = new RegExp(
  String.raw`[\\/]src[\\/](?:.+[\\/])?locales[\\/](?:[^\\/]+[\\/])?(?:${LANGUAGES.join('|')})\.json$`,
);

/** Files of texts as modules that are swapped in place. @param namespace of all of them */
export const textsRule = (namespace: string) => ({
  test: TEXTS,
  type: 'javascript/auto' as const,
  use: [{ loader: here('texts-loader.ts'), options: { namespace } }],
});

/** For what makes the page's texts: those that hear of edits. */
export const editableTexts = (): NonNullable<Configuration['plugins']>[number] =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/texts\.ts$/, (request) => {
    if (/[\\/]sdk[\\/]i18n[\\/][^\\/]+$/.test(request.contextInfo.issuer))
      request.request = here('editable-texts.ts');
  });
