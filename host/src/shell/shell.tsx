import { useTexts } from '@alisio/platform/sdk/i18n';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { SkipLink } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { Outlet, useLocation } from 'react-router';
import { claimAt } from '../router/claim-at.ts';
import { useHost } from '../router/host-context.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { Footer } from './footer.tsx';
import { frames } from './frames.ts';
import { Header } from './header.tsx';
import { MAIN_ID, useAnnouncement } from './page-head.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;

/** The frame of every page, known from the claim before the page's code is here. It stays from page to page. */
export function Shell() {
  const { t } = useTexts(HOST_TEXTS);
  const { pages } = useHost();
  const { pathname } = useLocation();
  const { header, footer } = frames[claimAt(pages, pathname)?.claim.layout ?? '404'];
  const announcement = useAnnouncement();
  return (
    <Page>
      <SkipLink href={`#${MAIN_ID}`}>{t('shell.skip')}</SkipLink>
      {header === 'none' ? null : <Header bare={header === 'bare'} />}
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      {footer === 'none' ? null : <Footer slim={footer === 'slim'} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Page>
  );
}
