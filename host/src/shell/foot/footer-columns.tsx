import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useSite } from '@alisio/platform/sdk/visitor';
import { saidIn } from '@alisio/shared-contracts/languages';
import type { FooterColumn } from '@alisio/shared-ui/shell';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../../locales/language.ts';
import { useHost } from '../../remotes/host-context.ts';
import { type NavLinkFacts, navEntries } from '../../remotes/nav-entries.ts';
import { usePhoneLine } from '../call/phone-line.ts';
import { type FootLink, useFootLinks } from './legal-links.tsx';

const Hours = styled.span`
  color: ${tokens.color.onNight2};
  font-size: ${tokens.text[14]};
`;

/** Whom to write to about what (§3), in the order of how often it is asked for. */
const MAILBOXES = ['care', 'cancel', 'info', 'agentJoin', 'relation', 'careers'] as const;

/** How a person is reached: look-up of a booking, contact page, the line with its hours. */
function useHelp(trips: NavLinkFacts | undefined): FootLink[] {
  const { t } = useTexts(HOST_TEXTS);
  const phone = usePhoneLine();
  const pages = useFootLinks(['contact', 'faq']);
  return [
    ...(trips ? [{ id: 'find', link: <Link to={trips.path}>{t('footer.findBooking')}</Link> }] : []),
    ...pages,
    ...(phone
      ? [
          {
            id: 'call',
            link: (
              <a href={phone.href} aria-label={phone.label}>
                {phone.shown}
              </a>
            ),
          },
          {
            id: 'hours',
            link: <Hours>{t('waysOn.hours', { opens: phone.opens, closes: phone.closes })}</Hours>,
          },
        ]
      : []),
  ];
}

/** The columns of the full foot; one without links is left out. */
export function useFooterColumns(): FooterColumn[] {
  const { t, language } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const emails = useSite()?.emails;
  const entries = navEntries(pages);
  const trips = entries.find(({ entry }) => entry === 'my-trips');
  const lines = entries.filter((facts) => facts !== trips);
  const columns: FooterColumn[] = [
    {
      title: t('footer.travel'),
      links: lines.map(({ path, link }) => ({
        id: path,
        link: <Link to={path}>{saidIn(link.label, language)}</Link>,
      })),
    },
    { title: t('footer.help'), links: useHelp(trips) },
    {
      title: t('footer.write'),
      links: emails
        ? MAILBOXES.map((box) => ({
            id: box,
            link: <a href={`mailto:${emails[box]}`}>{t(`footer.mail.${box}`)}</a>,
          }))
        : [],
    },
  ];
  return columns.filter(({ links }) => links.length > 0);
}
