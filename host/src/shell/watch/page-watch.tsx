import { useSite } from '@alisio/platform/sdk/visitor';
import { useEffect } from 'react';
import { ErrorCatcher } from '../../late-parts/error-catcher.tsx';
import { OverridesNotice } from '../../overrides/overrides-notice.tsx';
import { OwnersSwitch } from '../../owners/owners-switch.tsx';
import { FollowReleases } from '../../releases/follow-releases.tsx';
import { useReports } from '../../reports/use-reports.ts';
import { useConsent } from '../../visitor/consent.ts';
import { BottomNotice } from './bottom-notice.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageTracking } from './page-tracking.tsx';
import { useOnline } from './use-online.ts';
import { keepViewport } from './viewport-cookie.ts';

/** What goes on beside every page: connection, releases, reports, viewport cookie, third parties after consent. */
export function PageWatch() {
  const online = useOnline();
  const tracking = useSite()?.tracking;
  const { consent } = useConsent();
  useEffect(keepViewport, []);
  useReports();
  const configured = Boolean(tracking?.tagManager ?? tracking?.pixel);
  const asks = configured && consent === undefined;
  return (
    <>
      <BottomNotice>
        <OfflineNotice online={online} />
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
