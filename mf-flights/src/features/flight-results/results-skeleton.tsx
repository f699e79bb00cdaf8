import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { LegSkeleton } from '@alisio/shared-ui/flight';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Buy, Card, Facts, Legs, List } from './card-styles.tsx';
import { FilteredList } from './filtered-list.tsx';

const Tabs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  overflow: hidden;
  height: 92px;
  margin-bottom: ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};

  & > div {
    display: grid;
    align-content: space-evenly;
    padding: ${tokens.space[2]} ${tokens.space[3]};
  }
`;

/** Comes by script only. */
const Coming = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

const Chosen = styled.div`
  margin-bottom: ${tokens.space[6]};
  border: 1px solid ${tokens.color.action};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Price = styled.div`
  padding-block: 3px;
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const CARDS = [1, 2, 3, 4] as const;
const TABS = [1, 2, 3] as const;

const facts = (
  <Facts as="div">
    {['140px', '180px', '160px', '150px', '240px'].map((width) => (
      <Skeleton key={width} height="14px" width={width} />
    ))}
  </Facts>
);

/** Where the cards will be, in their shape: a leg, facts, a price with its button. */
const CardPlace = () => (
  <Card as="div" aria-hidden="true">
    <Legs>
      <LegSkeleton />
    </Legs>
    {facts}
    <Buy data-party="">
      <Price>
        <Skeleton height="28px" width="176px" />
      </Price>
      <Lines>
        <Skeleton height="14px" width="140px" />
        <Skeleton height="14px" width="120px" />
      </Lines>
      <Skeleton height={tokens.space[12]} width="86px" />
    </Buy>
  </Card>
);

export interface ResultsSkeletonProps {
  /** the address names a way out: its place is kept over the list */
  outbound: boolean;
}

/**
 * What is on its way, at once and in the shape of what comes. Who has no script reads that it has not come: else it would
 * have been drawn.
 */
export function ResultsSkeleton({ outbound }: ResultsSkeletonProps) {
  const { t } = useTexts('flights');
  const { pathname, search } = useLocation();
  return (
    <>
      <noscript>
        <p>
          {t('states.failedTitle')}. <a href={pathname + search}>{t('states.retry')}</a>
        </p>
      </noscript>
      <Coming aria-busy="true">
        {outbound ? (
          <Chosen aria-hidden="true">
            <Legs>
              <LegSkeleton />
            </Legs>
            {facts}
          </Chosen>
        ) : null}
        <FilteredList flights={undefined} atOnce>
          <Tabs aria-hidden="true">
            {TABS.map((tab) => (
              <div key={tab}>
                <Skeleton height="12px" width="56px" />
                <Skeleton height="18px" width="88px" />
                <Skeleton height="12px" width="44px" />
              </div>
            ))}
          </Tabs>
          <List as="div">
            {CARDS.map((card) => (
              <CardPlace key={card} />
            ))}
          </List>
        </FilteredList>
      </Coming>
    </>
  );
}
