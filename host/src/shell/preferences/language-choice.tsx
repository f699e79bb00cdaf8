import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  useTexts,
  useTextsControl,
} from '@alisio/platform/sdk/i18n';
import { languageFacts } from '@alisio/shared-contracts/languages';
import { framePaths, Glyph } from '@alisio/shared-ui/icons';
import { pillStyles } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { HOST_TEXTS, switchLanguage } from '../../locales/language.ts';

const Pill = styled.button(pillStyles);

const after = (language: Language): Language =>
  LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;

/** Which language it is, and a press to the next one. */
export function LanguagePill() {
  const { t, language } = useTexts(HOST_TEXTS);
  const texts = useTextsControl();
  const next = after(language);
  const press = () => void switchLanguage(texts, next);
  const to = languageFacts(next).names[language];
  return (
    <Pill type="button" aria-label={t('language.switch', { to })} onClick={press}>
      <Glyph path={framePaths.globe} size="s" />
      {language.toUpperCase()}
    </Pill>
  );
}
