import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useSite } from '@alisio/platform/sdk/visitor';
import { Logo } from '@alisio/shared-ui/icons';
import { FooterBar } from '@alisio/shared-ui/shell';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Fragment, memo } from 'react';
import { HOST_TEXTS } from '../../locales/language.ts';
import { nameOf } from '../../locales/name-of.ts';
import { FOOT_ID } from '../../shown-page/page-head.ts';
import { LanguagePill } from '../preferences/language-choice.tsx';
import { ThemeSelect } from '../preferences/theme-select.tsx';
import { VisitorPill } from '../preferences/visitor-pill.tsx';
import { useFooterColumns } from './footer-columns.tsx';
import { useFootLinks } from './legal-links.tsx';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[5]};

  /* Their words stand in line with the text above. */
  & button {
    margin-left: calc(-1 * ${tokens.space[2]});
    color: inherit;
  }

  & button:hover {
    background: ${tokens.color.nightLine};
  }

  /* Nothing would hear of a choice. */
  ${media.withoutScript} {
    & :is(button, label) {
      display: none;
    }
  }
`;

/** Of the fees as configured (§9). */
const FEE_CURRENCY = 'USD';

/** The line under all pages: what this is, licence and fees as configured (§3). */
function Legal() {
  const { t } = useTexts(HOST_TEXTS);
  const { money } = useFormats();
  const site = useSite();
  const fee = (amount: number) => money(Math.round(amount * 100), FEE_CURRENCY);
  return (
    <>
      <p>{t('footer.demo')}</p>
      {site ? (
        <p>
          {t('footer.licence', {
            licence: site.info.ttaLicenseNo,
            atol: fee(site.fees.atol),
            safi: fee(site.fees.safi),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What the company does and where letters reach it. */
function Lead() {
  const { t, language } = useTexts(HOST_TEXTS);
  const address = useSite()?.customerContactInfo;
  if (!address) return t('footer.lead');
  const country = nameOf(address.country, 'region', language);
  return (
    <>
      {t('footer.lead')}
      <br />
      <br />
      {[address.addressLine, address.city, country].join(', ')}
    </>
  );
}

interface FooterProps {
  /** legal line and choices only */
  slim: boolean;
}

/** The foot of the page. */
export const Footer = memo(({ slim }: FooterProps) => {
  const { t } = useTexts(HOST_TEXTS);
  const columns = useFooterColumns();
  const legal = useFootLinks(['about', 'terms', 'privacy']);
  return (
    <FooterBar
      id={FOOT_ID}
      brand={
        <Link to="/" aria-label={t('shell.home')}>
          <Logo name="alisio" />
        </Link>
      }
      lead={<Lead />}
      columns={slim ? [] : columns}
      legal={<Legal />}
      legalLinks={
        <Choices>
          {legal.map(({ id, link }) => (
            <Fragment key={id}>{link}</Fragment>
          ))}
          <LanguagePill />
          <VisitorPill />
          <ThemeSelect />
        </Choices>
      }
    />
  );
});
Footer.displayName = 'Footer';
