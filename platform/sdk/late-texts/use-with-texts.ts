import { bringTexts, type Language, type TextFiles, useTextsControl } from '../i18n/index.ts';

/** What only a part says that comes late, by language; of the part's own chunk. */
export type PartTexts = TextFiles & Record<Language, unknown>;

/**
 * A loader of a late part, by a dynamic import, or of what it shows, that brings what is said of it beside it.
 *
 * @param namespace of the remote whose part it is
 */
export function useWithTexts<Code>(
  namespace: string,
  load: () => Promise<Code>,
  files: PartTexts,
): () => Promise<Code> {
  const texts = useTextsControl();
  return async () => {
    const [code] = await Promise.all([load(), bringTexts(texts, namespace, files)]);
    return code;
  };
}
