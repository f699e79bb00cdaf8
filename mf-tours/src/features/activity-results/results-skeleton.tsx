import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Cost, Frame, List, Words } from './card-styles.tsx';

const CARDS = [1, 2, 3, 4] as const;

/** Where a card will be, in its shape. */
const CardPlace = () => (
  <Card as="div">
    <Frame>
      <Skeleton height="100%" />
    </Frame>
    <Words>
      <div>
        <Skeleton height="20px" width="70%" />
        <Skeleton height="14px" width="40%" />
        <Skeleton height="14px" width="60%" />
      </div>
      <Skeleton height="24px" width="160px" />
      <Cost>
        <div>
          <Skeleton height="28px" width="128px" />
          <Skeleton height="14px" width="160px" />
        </div>
        <Skeleton height="40px" width="112px" />
      </Cost>
    </Words>
  </Card>
);

/** What is on its way, at once and in the shape of what comes. */
export const ResultsSkeleton = () => (
  <div aria-busy="true">
    <List as="div" aria-hidden="true">
      {CARDS.map((card) => (
        <CardPlace key={card} />
      ))}
    </List>
  </div>
);
