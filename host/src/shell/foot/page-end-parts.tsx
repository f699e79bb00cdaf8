import type { Frame } from '@alisio/platform/sdk/remote';
import { usePhoneLine, useVisitor } from '@alisio/platform/sdk/visitor';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, useEffect } from 'react';
import { CallBar } from '../call/call-bar.tsx';
import { PageWatch } from '../watch/page-watch.tsx';
import { Footer } from './footer.tsx';

/** The footer follows directly under it. */
const Band = styled.div`
  margin-top: ${tokens.space[24]};

  & + footer {
    margin-top: 0;
  }
`;

export type PageEndProps = Pick<Frame, 'footer' | 'callBand'>;

/** What is seen below the page's content. */
export const Foot = ({ footer, callBand }: PageEndProps) => (
  <>
    {callBand ? (
      <Band>
        <CallBar />
      </Band>
    ) : null}
    {footer === 'none' ? null : <Footer slim={footer === 'slim'} />}
  </>
);

/** The same, and what watches over the page. Another page with the same end draws nothing of it anew. */
export const PageEndParts = memo((frame: PageEndProps) => (
  <>
    <Foot {...frame} />
    <PageWatch />
  </>
));
PageEndParts.displayName = 'PageEndParts';

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
