import { useTexts } from '@alisio/platform/sdk/i18n';
import { IconButton } from '@alisio/shared-ui/button';
import { ThemeIcon } from '@alisio/shared-ui/shell';
import { HOST_TEXTS } from '../../locales/language.ts';
import { seenTheme, useTheme } from '../../visitor/theme.ts';

/** Day or night with one press. */
export function ThemeButton() {
  const { t } = useTexts(HOST_TEXTS);
  const { theme, chooseTheme } = useTheme();
  const press = () => chooseTheme(seenTheme(theme) === 'dark' ? 'light' : 'dark');
  return (
    <IconButton label={t('theme.toggle')} onClick={press}>
      <ThemeIcon />
    </IconButton>
  );
}
