import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { useSite } from '@alisio/platform/sdk/visitor';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { CallRow } from '@alisio/shared-ui/shell';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useHost } from '../router/host-context.ts';
import { navEntries } from '../shell/nav-entries.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { usePhoneLine } from '../visitor/phone-line.ts';

const QuietLink = styled(Link)(buttonStyles({ variant: 'quiet' }));

const Place = styled(Wrap)`
  display: grid;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[8]} ${tokens.space[16]};
`;

const Call = styled(CallRow)`
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
`;

/** Links to where the visitor can go on; `without` one that the page offers in another way. */
export function PageLinks({ without }: { without?: string | undefined }) {
  const { language } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const { pathname } = useLocation();
  return navEntries(pages, pathname)
    .filter(({ entry }) => entry !== without)
    .map(({ path, link }) => (
      <QuietLink key={path} to={path}>
        {(link.wayOn ?? link.label)[language]}
      </QuietLink>
    ));
}

/** A message of the shell in the page's place, with the line to a person under it. */
export function WaysOn({ children }: { children: ReactNode }) {
  const { t } = useTexts(HOST_TEXTS);
  const { clock } = useFormats();
  const hours = useSite()?.workingHours;
  const phone = usePhoneLine();
  return (
    <Place>
      {children}
      {phone && hours ? (
        <Call
          title={t('waysOn.callTitle')}
          action={
            <Button variant="call" href={phone.href} aria-label={phone.label}>
              {phone.shown}
            </Button>
          }
        >
          <p>{t('waysOn.hours', { opens: clock(hours.opens), closes: clock(hours.closes) })}</p>
        </Call>
      ) : null}
    </Place>
  );
}
