import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { DealSkeleton } from '@alisio/shared-ui/deal';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ChargedNote } from '../../prices/charged-note.tsx';

export const Deals = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.xl} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${tokens.space[6]};
  }
`;

/** Under the deals. */
export const DealsNote = styled.div`
  margin-top: ${tokens.space[4]};
`;

/** As many as the deals that are awaited. */
const AWAITED = [1, 2, 3, 4, 5, 6] as const;

/** Where the deals will be, as many and as high; what is said under them is known before them. */
export const DealPlaces = () => (
  <>
    <Deals>
      {AWAITED.map((place) => (
        <li key={place}>
          <DealSkeleton />
        </li>
      ))}
    </Deals>
    <DealsNote>
      <ChargedNote currency={DEFAULT_CURRENCY} />
    </DealsNote>
  </>
);
