import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { Logo } from '@alisio/shared-ui/icons';
import { FooterBar, type FooterColumn } from '@alisio/shared-ui/shell';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHost } from '../router/host-context.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { usePhoneLine } from '../visitor/phone-line.ts';
import { useSite } from '../visitor/site.ts';
import { LanguagePill } from './language-choice.tsx';
import { type NavLinkFacts, navEntries } from './nav-entries.ts';
import { ThemeSelect } from './theme-choice.tsx';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[6]};

  & button {
    color: inherit;
  }

  & button:hover {
    background: ${tokens.color.nightLine};
  }
`;

/** The foot of the page. `slim` has the choices only. */
export function Footer({ slim }: { slim: boolean }) {
  const { t } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const license = useSite()?.info.ttaLicenseNo;
  const phone = usePhoneLine();
  const { pathname } = useLocation();
  const entries = navEntries(pages, pathname);
  const link = ({ entry, path }: NavLinkFacts) => ({
    id: entry,
    link: <Link to={path}>{t(`nav.${entry}`)}</Link>,
  });
  const trips = entries.find(({ entry }) => entry === 'my-trips');
  const columns: FooterColumn[] = [
    { title: t('footer.travel'), links: entries.filter((facts) => facts !== trips).map(link) },
    {
      title: t('footer.help'),
      links: [
        ...(trips ? [{ id: 'find', link: <Link to={trips.path}>{t('footer.findBooking')}</Link> }] : []),
        ...(phone ? [{ id: 'call', link: <a href={phone.href}>{phone.label}</a> }] : []),
      ],
    },
  ].filter(({ links }) => links.length > 0);
  return (
    <FooterBar
      brand={
        <Link to="/" aria-label={t('shell.home')}>
          <Logo name="alisio" />
        </Link>
      }
      lead={t('footer.lead')}
      columns={slim ? [] : columns}
      legal={<p>{license ? t('footer.legal', { license }) : t('footer.demo')}</p>}
      legalLinks={
        <Choices>
          <LanguagePill />
          <ThemeSelect />
        </Choices>
      }
    />
  );
}
