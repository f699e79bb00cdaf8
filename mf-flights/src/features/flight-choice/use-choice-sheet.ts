import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useLatePart } from '@alisio/shared-ui/late-part';

const texts: PartTexts = {
  es: () => import(/* webpackChunkName: "choice-sheet" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "choice-sheet" */ './locales/en.json', { with: { type: 'json' } }),
};

const loadSheet = async () =>
  (await import(/* webpackChunkName: "choice-sheet" */ './choice-sheet.tsx')).default;

/** The sheet of a flight with its texts: on its way once the page stands, so that the first press need not wait. */
export const useChoiceSheet = () => useLatePart(useWithTexts('flights', loadSheet, texts), { ahead: true });
export type ChoiceSheetCode = ReturnType<typeof useChoiceSheet>['part'];
