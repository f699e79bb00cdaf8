import { useTexts } from '@alisio/platform/sdk/i18n';
import { pillStyles } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../visitor/language.ts';
import { expectPreferences, useOpenPreferences } from './preferences.tsx';

const Pill = styled.button(pillStyles);

export interface PreferencesPillProps {
  /** ISO code of the currency that prices are shown in */
  currency: string;
  /** with the language before the currency, where no language pill stands beside it */
  long?: boolean;
  /** before the dialog opens: what else has to close */
  onPress?: () => void;
}

/** The currency that prices are shown in; a press opens the preferences. */
export function PreferencesPill({ currency, long = false, onPress }: PreferencesPillProps) {
  const { t, language } = useTexts(HOST_TEXTS);
  const openPreferences = useOpenPreferences();
  const shown = long ? `${language.toUpperCase()} · ${currency}` : currency;
  const press = () => {
    onPress?.();
    openPreferences();
  };
  return (
    <Pill
      type="button"
      aria-haspopup="dialog"
      aria-label={t('shell.preferences', { shown })}
      onClick={press}
      onPointerEnter={expectPreferences}
      onFocus={expectPreferences}
    >
      {shown}
    </Pill>
  );
}
