import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { saidIn } from '@alisio/shared-contracts/languages';
import { Drawer } from '@alisio/shared-ui/drawer';
import { breakpoints, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import type { NavLinkFacts } from '../../remotes/nav-entries.ts';
import { CallPerson } from '../call/call-person.tsx';
import { LanguagePill } from '../preferences/language-choice.tsx';
import { ThemeSelect } from '../preferences/theme-select.tsx';
import { VisitorPill } from '../preferences/visitor-pill.tsx';

const { color, space, text } = tokens;

const Links = styled.nav`
  display: grid;

  & a {
    display: flex;
    align-items: center;
    min-height: ${space[12]};
    border-bottom: 1px solid ${color.line};
    color: ${color.ink};
    font-size: ${text[18]};
    font-weight: 550;
    text-decoration: none;
  }

  & a[aria-current] {
    color: ${color.actionText};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

/** A drawer is narrow in every window: the number stands under the words. */
const Call = styled(CallPerson)`
  && {
    grid-template-columns: auto 1fr;
    margin-top: ${space[6]};
    padding: ${space[4]};
  }

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly NavLinkFacts[];
}

/** The product lines, the line to a person, and the choices that a small header has no room for. */
export function MenuDrawer({ open, onOpenChange, entries }: MenuDrawerProps) {
  const { t, language } = useTexts(HOST_TEXTS);
  const close = () => onOpenChange(false);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.lg}px)`);
    const closeWhenWide = () => onOpenChange(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onOpenChange]);
  return (
    <Drawer
      title={t('nav.menu')}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={t('shell.close')}
      actions={
        <Choices>
          <LanguagePill />
          <VisitorPill onPress={close} />
          <ThemeSelect />
        </Choices>
      }
    >
      <Links aria-label={t('nav.label')}>
        {entries.map(({ path, link, current }) => (
          <Link key={path} to={path} aria-current={current} onClick={close}>
            {saidIn(link.label, language)}
          </Link>
        ))}
      </Links>
      <Call />
    </Drawer>
  );
}
