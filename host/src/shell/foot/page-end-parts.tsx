import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CallBar } from '../call/call-bar.tsx';
import { PageWatch } from '../watch/page-watch.tsx';
import { Footer } from './footer.tsx';
import type { PageEndProps } from './page-end.tsx';

export { FollowCurrency, FollowPhone } from './follow-visitor.tsx';

const Band = styled.div`
  margin-top: ${tokens.space[24]};
`;

/** Directly under the band. */
const JoinedFooter = styled(Footer)`
  margin-top: 0;
`;

/** What stands below the page's content. */
export function PageEndParts({ footer, callBand }: PageEndProps) {
  const Foot = callBand ? JoinedFooter : Footer;
  return (
    <>
      {callBand ? (
        <Band>
          <CallBar />
        </Band>
      ) : null}
      {footer === 'none' ? null : <Foot slim={footer === 'slim'} />}
      <PageWatch />
    </>
  );
}
