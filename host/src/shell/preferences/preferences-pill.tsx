import { useTexts } from '@alisio/platform/sdk/i18n';
import { pillStyles } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../../locales/language.ts';
import { expectPreferences, useOpenPreferences } from './preferences.tsx';

const Pill = styled.button(pillStyles);

export interface PreferencesPillProps {
  /** ISO code of the currency that prices are shown in */
  currency: string;
  /** before the dialog opens: what else has to close */
  onPress?: () => void;
}

/** The currency that prices are shown in; a press opens the preferences. */
export function PreferencesPill({ currency, onPress }: PreferencesPillProps) {
  const { t } = useTexts(HOST_TEXTS);
  const openPreferences = useOpenPreferences();
  const press = () => {
    onPress?.();
    openPreferences();
  };
  return (
    <Pill
      type="button"
      aria-haspopup="dialog"
      aria-label={t('shell.preferences', { shown: currency })}
      onClick={press}
      onPointerEnter={expectPreferences}
      onFocus={expectPreferences}
    >
      {currency}
    </Pill>
  );
}
