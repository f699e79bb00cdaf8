import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PartTexts } from '@alisio/platform/sdk/late-texts';
import { useBrought } from '../../support/use-brought.ts';

// Few open the fields that say them.
const codeTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "traveller-codes" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "traveller-codes" */ './locales/en.json', { with: { type: 'json' } }),
};

/** Key of what a code means. */
const KEYS = {
  meals: (code: string) => `meals.${code}`,
  assistance: (code: string) => `assistance.${code}`,
} as const;

interface CodeOptionsProps {
  codes: readonly string[];
  group: keyof typeof KEYS;
}

/** Codes of airlines with what they mean; the code alone, which airlines print, until that is here. */
export function CodeOptions({ codes, group }: CodeOptionsProps) {
  const { t } = useTexts('booking');
  const areHere = useBrought(codeTexts, { isExtra: true });
  return codes.map((code) => (
    <option key={code} value={code}>
      {areHere ? `${t(KEYS[group](code))} (${code})` : code}
    </option>
  ));
}
