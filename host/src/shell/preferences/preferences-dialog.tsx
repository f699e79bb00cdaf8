import { isLanguage, LANGUAGES, type Language, useTexts, useTextsControl } from '@alisio/platform/sdk/i18n';
import { THEMES, type Theme } from '@alisio/platform/sdk/page';
import { useSite } from '@alisio/platform/sdk/visitor';
import { languageFacts } from '@alisio/shared-contracts/languages';
import { Button } from '@alisio/shared-ui/button';
import { Segmented } from '@alisio/shared-ui/field';
import { Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HOST_TEXTS, switchLanguage } from '../../locales/language.ts';
import { type Consent, useConsent } from '../../visitor/consent.ts';
import { useTheme } from '../../visitor/theme.ts';
import { CountryChoice, CurrencyChoice } from './money-choices.tsx';

/** Three alternatives fit a window of 360, and break into two lines below. */
const Group = styled.div`
  & fieldset {
    flex-wrap: wrap;
  }

  & fieldset label {
    padding-inline: ${tokens.space[3]};
  }

  & > p {
    margin-bottom: ${tokens.space[2]};
    font-size: ${tokens.text[14]};
    font-weight: 600;
  }
`;

interface ChoiceProps<V extends string> {
  legend: string;
  name: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  children?: ReactNode;
}

/** A row of alternatives under its name. */
function Choice<V extends string>({ legend, children, ...choice }: ChoiceProps<V>) {
  return (
    <Group>
      <p aria-hidden="true">{legend}</p>
      <Segmented legend={legend} {...choice} />
      {children}
    </Group>
  );
}

/** A language by its own name: who reads only that one must find it. */
/** As the first word of a line. */
const ownName = (language: Language): string => {
  const name = languageFacts(language).names[language];
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
};

function LanguageChoice() {
  const { t, language } = useTexts(HOST_TEXTS);
  const texts = useTextsControl();
  return (
    <Choice<Language>
      legend={t('preferences.language')}
      name="preferred-language"
      options={LANGUAGES.map((value) => ({ value, label: ownName(value) }))}
      value={language}
      onChange={(next) => {
        if (isLanguage(next)) void switchLanguage(texts, next);
      }}
    />
  );
}

function ThemeChoice() {
  const { t } = useTexts(HOST_TEXTS);
  const { theme, chooseTheme } = useTheme();
  return (
    <Choice<Theme>
      legend={t('theme.label')}
      name="preferred-theme"
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}

/** Only where third parties are configured: there is nothing to agree to otherwise. */
function ConsentChoice() {
  const { t } = useTexts(HOST_TEXTS);
  const tracking = useSite()?.tracking;
  const { consent = 'refused', answer } = useConsent();
  if (!tracking?.tagManager && !tracking?.pixel) return null;
  return (
    <Choice<Consent>
      legend={t('consent.title')}
      name="preferred-consent"
      options={[
        { value: 'refused', label: t('consent.refuse') },
        { value: 'granted', label: t('consent.accept') },
      ]}
      value={consent}
      onChange={answer}
    />
  );
}

export interface PreferencesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Language, country, currency, appearance and consent; each choice holds at once, so nothing is to be saved. */
export function PreferencesDialog({ open, onOpenChange }: PreferencesDialogProps) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <Dialog
      title={t('preferences.title')}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={t('shell.close')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('preferences.done')}</Button>}
    >
      <Stack gap={5}>
        <LanguageChoice />
        <CountryChoice />
        <CurrencyChoice />
        <ThemeChoice />
        <ConsentChoice />
      </Stack>
    </Dialog>
  );
}
