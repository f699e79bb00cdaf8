import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { LANGUAGES, useTextsControl } from '../sdk/i18n/index.ts';
import { THEMES, useBootstrap } from '../sdk/page/index.ts';
import type { RemoteConfig } from '../sdk/remote/index.ts';
import { NavLink } from '../sdk/router/index.ts';
import { showLanguage, showTheme } from './choices.ts';

const { color, space } = tokens;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${tokens.gutter};
  border-bottom: 1px solid ${color.line};
  font-size: ${tokens.text[14]};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }

  & a[aria-current] {
    font-weight: 600;
  }

  & select {
    min-height: ${space[8]};
    padding-inline: ${space[2]};
    border: 1px solid ${color.control};
    border-radius: ${tokens.radius.control};
    background: ${color.paper};
    color: ${color.ink};
  }
`;

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, options, chosen, onChoose }: ChoiceProps<T>) {
  const [value, setValue] = useState(chosen);
  const choose = (text: string) => {
    const next = options.find((option) => option === text);
    if (next === undefined) return;
    setValue(next);
    onChoose(next);
  };
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

interface AloneFrameProps {
  config: RemoteConfig;
  /** addresses at which its parts stand alone */
  parts: readonly string[];
  children: ReactNode;
}

/**
 * What stands around a remote's pages while there is no shell: its name, its pages, the choices that change every
 * page. For developers, in one language, as the catalogue is.
 */
export function AloneFrame({ config, parts, children }: AloneFrameProps) {
  const texts = useTextsControl();
  const { theme } = useBootstrap();
  const speak = async (language: (typeof LANGUAGES)[number]) => {
    await texts.change(language);
    showLanguage(language);
  };
  return (
    <>
      <Bar lang="en">
        <b>{config.name}</b>
        <nav aria-label="Pages">
          <ul>
            {config.routes.map(({ path }) => (
              <li key={path}>{path.includes(':') ? path : <NavLink to={path}>{path}</NavLink>}</li>
            ))}
            {parts.map((path) => (
              <li key={path}>
                <NavLink to={path}>{path}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Choice label="Language" options={LANGUAGES} chosen={texts.language()} onChoose={speak} />
        <Choice label="Theme" options={THEMES} chosen={theme} onChoose={showTheme} />
      </Bar>
      <main>{children}</main>
    </>
  );
}
