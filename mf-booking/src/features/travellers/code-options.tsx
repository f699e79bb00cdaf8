import { useTexts } from '@alisio/platform/sdk/i18n';
import { CODE_KEYS, codeTexts } from '../../asked-for/code-texts.ts';
import { useBrought } from '../../support/use-brought.ts';

interface CodeOptionsProps {
  codes: readonly string[];
  group: keyof typeof CODE_KEYS;
}

/** Codes of airlines with what they mean; the code alone, which airlines print, until that is here. */
export function CodeOptions({ codes, group }: CodeOptionsProps) {
  const { t } = useTexts('booking');
  const areHere = useBrought(codeTexts, { isExtra: true });
  return codes.map((code) => (
    <option key={code} value={code}>
      {areHere ? `${t(CODE_KEYS[group](code))} (${code})` : code}
    </option>
  ));
}
