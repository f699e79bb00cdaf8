import { useTexts } from '@alisio/platform/sdk/i18n';
import type { Frame } from '@alisio/platform/sdk/remote';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { saidIn } from '@alisio/shared-contracts/languages';
import { IconButton } from '@alisio/shared-ui/button';
import { Logo } from '@alisio/shared-ui/icons';
import { HeaderBar, ThemeIcon } from '@alisio/shared-ui/shell';
import { Fragment } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useHost } from '../../remotes/host-context.ts';
import { navEntries } from '../../remotes/nav-entries.ts';
import { seenTheme, useTheme } from '../../visitor/theme.ts';
import { LanguagePill } from '../preferences/language-choice.tsx';
import { HeaderPhone, HeaderPill } from './header-visitor.tsx';
import { MenuButton } from './menu-button.tsx';

/** Day or night with one press. */
function ThemeButton() {
  const { t } = useTexts(HOST_TEXTS);
  const { theme, chooseTheme } = useTheme();
  const press = () => chooseTheme(seenTheme(theme) === 'dark' ? 'light' : 'dark');
  return (
    <IconButton label={t('theme.toggle')} onClick={press}>
      <ThemeIcon />
    </IconButton>
  );
}

// Drawn once: no change of page draws them again.
const wide = (
  <>
    <LanguagePill />
    <HeaderPill />
  </>
);
const tools = (
  <>
    <ThemeButton />
    <HeaderPhone />
  </>
);

/** The head of the page (§2). `bare` leaves out what leads away. */
export function Header({ kind }: { kind: Exclude<Frame['header'], 'none'> }) {
  const { t, language } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const { pathname } = useLocation();
  const bare = kind === 'bare';
  const entries = bare ? [] : navEntries(pages, pathname);
  return (
    <HeaderBar
      brand={
        <Link to="/" aria-label={t('shell.home')}>
          <Logo name="alisio" />
        </Link>
      }
      nav={
        bare
          ? undefined
          : entries.map(({ path, link, current }) => (
              <Link key={path} to={path} aria-current={current}>
                {saidIn(link.label, language)}
              </Link>
            ))
      }
      navLabel={t('nav.label')}
      wide={bare ? undefined : wide}
      // Without a menu they stand in its place: others, which have not moved there.
      tools={<Fragment key={kind}>{tools}</Fragment>}
      menu={bare ? undefined : <MenuButton entries={entries} />}
    />
  );
}
