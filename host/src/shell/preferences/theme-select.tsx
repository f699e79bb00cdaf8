import { useTexts } from '@alisio/platform/sdk/i18n';
import { THEMES, type Theme } from '@alisio/platform/sdk/page';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useTheme } from '../../visitor/theme.ts';

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text[14]};

  & select {
    min-width: 0;
    min-height: ${tokens.target};
    padding: 0 ${tokens.space[2]};
    border: 1px solid currentColor;
    border-radius: ${tokens.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
  }

  & option {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
`;

const isTheme = (value: string): value is Theme => THEMES.some((theme) => theme === value);

/** Day, night, or as the device has it. */
export function ThemeSelect() {
  const { t } = useTexts(HOST_TEXTS);
  const { theme, chooseTheme } = useTheme();
  return (
    <Choice>
      {t('theme.label')}
      <select
        value={theme}
        onChange={({ target }) => {
          if (isTheme(target.value)) chooseTheme(target.value);
        }}
      >
        {THEMES.map((option) => (
          <option key={option} value={option}>
            {t(`theme.${option}`)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
