import { type Language, useTexts, useTextsControl } from '@alisio/platform/sdk/i18n';
import { framePaths, Glyph } from '@alisio/shared-ui/icons';
import { pillStyles } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { HOST_TEXTS, switchLanguage } from '../../locales/language.ts';
import { useHost } from '../../remotes/host-context.ts';

const Pill = styled.button(pillStyles);

const other: Record<Language, Language> = { es: 'en', en: 'es' };

/** Which language it is, and a press to the other one. */
export function LanguagePill() {
  const { t, language } = useTexts(HOST_TEXTS);
  const texts = useTextsControl();
  const { pages } = useHost();
  const press = () => void switchLanguage({ texts, remotes: pages }, other[language]);
  return (
    <Pill type="button" aria-label={t('language.switch')} onClick={press}>
      <Glyph path={framePaths.globe} size="s" />
      {language.toUpperCase()}
    </Pill>
  );
}
