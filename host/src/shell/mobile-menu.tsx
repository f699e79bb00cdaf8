import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../visitor/language.ts';
import { LanguagePill } from './language-choice.tsx';
import type { NavLinkFacts } from './nav-entries.ts';
import { ThemeSelect } from './theme-choice.tsx';

const { color, space, text } = tokens;

const Panel = styled.div`
  padding-block: ${space[2]} ${space[4]};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};

  &[hidden] {
    display: none;
  }

  ${media.lg} {
    display: none;
  }
`;

const Links = styled.nav`
  display: grid;

  & a {
    display: flex;
    align-items: center;
    min-height: ${space[12]};
    color: ${color.ink};
    font-size: ${text[16]};
    font-weight: 550;
    text-decoration: none;
    border-bottom: 1px solid ${color.line};
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
  padding-top: ${space[3]};
`;

interface MobileMenuProps {
  id: string;
  open: boolean;
  /** by Escape; a change of address closes it too */
  onClose: () => void;
  entries: readonly NavLinkFacts[];
}

/** Below 1024: the product lines and the choices that the header has no room for. Escape closes it. */
export function MobileMenu({ id, open, onClose, entries }: MobileMenuProps) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <Panel id={id} hidden={!open} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Wrap>
        <Links aria-label={t('nav.label')}>
          {entries.map(({ entry, path, current }) => (
            <Link key={entry} to={path} aria-current={current}>
              {t(`nav.${entry}`)}
            </Link>
          ))}
          <Choices>
            <LanguagePill />
            <ThemeSelect />
          </Choices>
        </Links>
      </Wrap>
    </Panel>
  );
}
