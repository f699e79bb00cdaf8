import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Cost, List, Pictures, Words } from './card-styles.tsx';

const CARDS = [1, 2, 3, 4] as const;

/** Where a card will be, in its shape. */
const CardPlace = () => (
  <Card as="div">
    <Pictures>
      <Skeleton height="100%" />
      <Skeleton height="100%" />
      <Skeleton height="100%" />
    </Pictures>
    <Words>
      <div>
        <Skeleton height="20px" width="60%" />
        <Skeleton height="14px" width="88px" />
        <Skeleton height="14px" width="72%" />
      </div>
      <Skeleton height="24px" width="208px" />
      <Cost>
        <div>
          <Skeleton height="28px" width="128px" />
          <Skeleton height="14px" width="160px" />
        </div>
        <Skeleton height="40px" width="132px" />
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
