import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { IconButton } from '@alisio/shared-ui/button';
import { Icon, Logo } from '@alisio/shared-ui/icons';
import { HeaderBar, PhoneLink } from '@alisio/shared-ui/shell';
import { useEffect, useId, useRef, useState } from 'react';
import { useHost } from '../router/host-context.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { usePhoneLine } from '../visitor/phone-line.ts';
import { LanguagePill } from './language-choice.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav-entries.ts';
import { ThemeButton } from './theme-choice.tsx';

/** The head of the page. `bare` leaves out what leads away. */
export function Header({ bare }: { bare: boolean }) {
  const { t } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const phone = usePhoneLine();
  const menuId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    void key;
    setMenuOpen(false);
  }, [key]);
  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  const entries = navEntries(pages, pathname);
  const links = entries.map(({ entry, path, current }) => (
    <Link key={entry} to={path} aria-current={current}>
      {t(`nav.${entry}`)}
    </Link>
  ));

  return (
    <>
      <HeaderBar
        brand={
          <Link to="/" aria-label={t('shell.home')}>
            <Logo name="alisio" />
          </Link>
        }
        nav={bare ? undefined : links}
        navLabel={t('nav.label')}
        wide={bare ? undefined : <LanguagePill />}
        tools={
          <>
            <ThemeButton />
            {phone ? <PhoneLink href={phone.href} number={phone.shown} label={phone.label} /> : null}
          </>
        }
        menu={
          bare ? undefined : (
            <IconButton
              ref={menuButton}
              label={t('nav.menu')}
              aria-expanded={menuOpen}
              aria-controls={menuId}
              onClick={() => setMenuOpen(!menuOpen)}
            >
              <Icon name={menuOpen ? 'close' : 'menu'} />
            </IconButton>
          )
        }
      />
      {bare ? null : <MobileMenu id={menuId} open={menuOpen} onClose={closeMenu} entries={entries} />}
    </>
  );
}
