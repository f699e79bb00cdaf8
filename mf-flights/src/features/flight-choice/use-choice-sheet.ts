import { bringTexts, type Language, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';
import { useLatePart } from '@alisio/shared-ui/late-part';

const texts = {
  es: () => import(/* webpackChunkName: "choice-sheet" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "choice-sheet" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;

/** The sheet of a flight with its texts: on its way once the page stands, so that the first press need not wait. */
export function useChoiceSheet() {
  const control = useTextsControl();
  const load = async () => {
    const [{ default: sheet }] = await Promise.all([
      import(/* webpackChunkName: "choice-sheet" */ './choice-sheet.tsx'),
      bringTexts(control, 'flights', texts),
    ]);
    return sheet;
  };
  return useLatePart(load, { ahead: true });
}
export type ChoiceSheetCode = ReturnType<typeof useChoiceSheet>['part'];
