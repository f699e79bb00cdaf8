import { lateComponent } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type RefObject, useEffect } from 'react';
import type { OfferNoticeProps } from './offer-notice.tsx';

// Most prices stand until they are paid.
const Notice = lateComponent<OfferNoticeProps>(
  () => import(/* webpackChunkName: "offer-notice" */ './offer-notice.tsx'),
);

const Place = styled.div`
  margin-bottom: ${tokens.space[4]};
  scroll-margin-block: ${tokens.space[24]};
`;

interface OfferTroubleProps extends OfferNoticeProps {
  /** presses on Pay: each brings it into view, since nothing can be paid before it is settled */
  attempt: number;
  /** where it stands, to be led to */
  place: RefObject<HTMLDivElement | null>;
}

/** Old and new price, or that the seats are gone: what is kept, and the ways on. */
export function OfferTrouble({ attempt, place, ...trouble }: OfferTroubleProps) {
  useEffect(() => {
    if (attempt > 0) place.current?.focus();
  }, [attempt, place]);
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice {...trouble} />
    </Place>
  );
}
