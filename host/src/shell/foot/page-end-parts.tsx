import type { Frame } from '@alisio/platform/sdk/remote';
import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { CallBar } from '../call/call-bar.tsx';
import { PageWatch } from '../watch/page-watch.tsx';
import { Footer } from './footer.tsx';

const Band = styled.div`
  margin-top: ${tokens.space[24]};
`;

/** Directly under the band. */
const JoinedFooter = styled(Footer)`
  margin-top: 0;
`;

export type PageEndProps = Pick<Frame, 'footer' | 'callBand'>;

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

/** Tells the number of the line for the visitor's country (§1), as it changes. */
export function FollowPhone({ onNumber }: { onNumber: (number: string | undefined) => void }) {
  const number = usePhoneLine()?.shown;
  useEffect(() => onNumber(number), [number, onNumber]);
  return null;
}

/** Tells the ISO code of the currency that the visitor sees prices in, as it changes. */
export function FollowCurrency({ onCurrency }: { onCurrency: (code: string) => void }) {
  const { code } = useVisitor().currency;
  useEffect(() => onCurrency(code), [code, onCurrency]);
  return null;
}
