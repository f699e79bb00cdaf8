import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { saidIn } from '@alisio/shared-contracts/languages';
import { routes } from '@alisio/shared-contracts/routes';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HOST_TEXTS } from '../locales/language.ts';
import { useHost } from '../remotes/host-context.ts';
import { navEntries } from '../remotes/nav-entries.ts';
import { CallPerson } from '../shell/call/call-person.tsx';

const QuietLink = styled(Link)(buttonStyles({ variant: 'quiet' }));
const FirstLink = styled(Link)(buttonStyles());

const Place = styled(Wrap)`
  display: grid;
  gap: ${tokens.space[6]};
  align-content: start;
  /* A page may yet come in its place: the footer waits below the fold, as under a skeleton. */
  min-height: 100vh;
  padding-block: ${tokens.space[8]} ${tokens.space[16]};
`;

const Call = styled(CallPerson)`
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
`;

/**
 * Links to where the visitor can go on: the parts of the site, first the one that the address is of, and the page by
 * which a person is reached while somebody serves it.
 *
 * @param without paths that the page offers in another way
 * @param leads whether nothing else on the page leads on: the way to the address's own part does then
 */
export function PageLinks({ without, leads = false }: { without: readonly string[]; leads?: boolean }) {
  const { t, language } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const { pathname } = useLocation();
  const parts = navEntries(pages, pathname)
    .filter(({ path }) => !without.includes(path))
    .map(({ path, link, current }) => ({
      path,
      words: saidIn(link.wayOn ?? link.label, language),
      isOwn: current === 'true',
    }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const contact = pages.all
    .filter(({ claim: { path } }) => path === routes.contactUs && path !== pathname)
    .map(({ claim: { path } }) => ({ path, words: t('footer.contact'), isOwn: false }));
  return [...parts, ...contact].map(({ path, words, isOwn }) => {
    const Way = isOwn && leads ? FirstLink : QuietLink;
    return (
      <Way key={path} to={path}>
        {words}
      </Way>
    );
  });
}

/** A message of the shell in the page's place, with the line to a person under it. */
export const WaysOn = ({ children }: { children: ReactNode }) => (
  <Place>
    {children}
    <Call />
  </Place>
);
