import type { TrainDeal } from '@alisio/shared-contracts/trains';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { DealCard } from './deal-card.tsx';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
`;

export const DealList = ({ deals }: { deals: readonly TrainDeal[] }) => (
  <List>
    {deals.map((deal) => (
      <li key={`${deal.id} ${deal.date}`}>
        <DealCard deal={deal} />
      </li>
    ))}
  </List>
);
