import { useSite } from '@alisio/platform/sdk/visitor';
import { useEffect } from 'react';
import { ErrorCatcher } from '../../late-parts/error-catcher.tsx';
import { latePart, useLatePart } from '../../late-parts/late-part.ts';
import { OwnersSwitch } from '../../owners/owners-switch.tsx';
import { FollowReleases } from '../../releases/follow-releases.tsx';
import { useHost } from '../../remotes/host-context.ts';
import { useReports } from '../../reports/use-reports.ts';
import { useConsent } from '../../visitor/consent.ts';
import { BottomNotice } from './bottom-notice.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageTracking } from './page-tracking.tsx';
import { SilentPageNotice } from './silent-page-notice.tsx';
import { keepViewport } from './viewport-cookie.ts';

const badge = latePart(() => import(/* webpackChunkName: "overrides" */ '../../overrides/overrides.ts'));

/** The badge of a tab that swaps versions; nothing, and no code, in any other. */
function OverridesNotice() {
  const { overrides } = useHost().registry;
  const part = useLatePart(badge, overrides !== undefined);
  return overrides && part ? (
    <ErrorCatcher fallback={() => null}>
      <part.OverridesBadge overrides={overrides} />
    </ErrorCatcher>
  ) : null;
}

/** What goes on beside every page: connection, releases, reports, viewport cookie, third parties after consent. */
export function PageWatch() {
  const tracking = useSite()?.tracking;
  const { consent } = useConsent();
  useEffect(keepViewport, []);
  useReports();
  const configured = Boolean(tracking?.tagManager ?? tracking?.pixel);
  const asks = configured && consent === undefined;
  return (
    <>
      <BottomNotice>
        <OfflineNotice />
        <SilentPageNotice />
        <FollowReleases />
        {asks ? <ConsentBar /> : null}
        <OverridesNotice />
      </BottomNotice>
      <OwnersSwitch />
      {tracking && configured && consent === 'granted' ? (
        <ErrorCatcher fallback={() => null}>
          <PageTracking {...tracking} />
        </ErrorCatcher>
      ) : null}
    </>
  );
}
