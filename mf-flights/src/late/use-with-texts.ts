import { bringTexts, type Language, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';

/** What only a part says that comes late, by language; of the part's own chunk. */
export type PartTexts = TextFiles & Record<Language, unknown>;

/** A loader of a late part, by a dynamic import, that brings what the part says beside it. */
export function useWithTexts<Code>(load: () => Promise<Code>, files: PartTexts): () => Promise<Code> {
  const texts = useTextsControl();
  return async () => {
    const [code] = await Promise.all([load(), bringTexts(texts, 'flights', files)]);
    return code;
  };
}
