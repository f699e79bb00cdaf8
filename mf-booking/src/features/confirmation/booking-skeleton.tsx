import { Skeleton } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Sheet, Words } from './ticket-styles.tsx';

/** As high as the window: the footer stays below the fold when the booking comes. */
const Place = styled.div`
  min-height: 100vh;
`;

const Art = styled.div`
  height: 240px;
  background: ${tokens.color.sunken};
`;

const Lines = styled(Words)`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
`;

/** The shape of a booking's head: picture, whether it is confirmed, the farewell, the reference, what can be done. */
export function BookingSkeleton() {
  return (
    <Place aria-hidden="true">
      <Sheet as="div">
        <Art />
        <Lines>
          <Skeleton width="112px" height="28px" />
          <Skeleton height="36px" />
          <Skeleton height="16px" width="80%" />
          <Skeleton height="40px" width="240px" />
          <Skeleton height="48px" />
        </Lines>
      </Sheet>
    </Place>
  );
}
