import { chooseClaim, ERROR_PATH } from '@alisio/platform/addresses/choose-claim.ts';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { type Frame, frames, type Layout, layoutOfStatus } from '@alisio/platform/sdk/remote';
import { sayAlive, useAsleepMark } from '@alisio/shared-ui/hydration';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { SkipLink } from '@alisio/shared-ui/shell';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HOST_TEXTS } from '../locales/language.ts';
import { useHost } from '../remotes/host-context.ts';
import { AtBrowserPlace, useBrowserPlace } from '../router/browser-place.tsx';
import { MAIN_ID, useAnnouncement } from '../shown-page/page-head.ts';
import { ShowFrameProvider } from '../shown-page/shown-frame.ts';
import { PageEnd } from './foot/page-end.tsx';
import { Header } from './head/header.tsx';
import { PreferencesProvider } from './preferences/preferences.tsx';

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

/** What stands around an address, before anything of its page is here. `become`: the layout it took since. */
function useFrame(become: Layout | undefined): Frame {
  const { pages, drawn } = useHost();
  const { pathname } = useBrowserPlace().location;
  const chosen = chooseClaim(pages.claims, pathname);
  const claim = chosen && 'record' in chosen ? chosen.claim : undefined;
  const status = chosen ? 503 : pathname === ERROR_PATH ? 500 : 404;
  const missing = drawn.missing?.path === pathname ? layoutOfStatus[404] : undefined;
  const frame = frames[become ?? missing ?? claim?.layout ?? layoutOfStatus[status]];
  return claim?.callLine === 'own' ? { ...frame, callBand: false } : frame;
}

/** Elements of their own: when they are taken over, nothing inside them is drawn again. */
function FrameOfPage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const asleep = useAsleepMark();
  useEffect(() => sayAlive(page.current), []);
  return (
    <Page ref={page} {...asleep}>
      {children}
    </Page>
  );
}

/** What stands in it says when it is alive (`Marked`). */
const PagePlace = ({ children }: { children: ReactNode }) => (
  <Main id={MAIN_ID} tabIndex={-1} {...useAsleepMark()}>
    {children}
  </Main>
);

/** The frame of every page, known from the claim before the page's code is here. It stays from page to page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts(HOST_TEXTS);
  const [become, setBecome] = useState<Layout>();
  const { header, footer, callBand } = useFrame(become);
  const announcement = useAnnouncement();
  return (
    <ShowFrameProvider value={setBecome}>
      <PreferencesProvider>
        <FrameOfPage>
          <SkipLink href={`#${MAIN_ID}`}>{t('shell.skip')}</SkipLink>
          {header === 'none' ? null : (
            <AtBrowserPlace>
              <Header kind={header} />
            </AtBrowserPlace>
          )}
          <PagePlace>{children}</PagePlace>
          <AtBrowserPlace>
            <PageEnd footer={footer} callBand={callBand} />
          </AtBrowserPlace>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </FrameOfPage>
      </PreferencesProvider>
    </ShowFrameProvider>
  );
}
