import { useTexts } from '@alisio/platform/sdk/i18n';
import type { DoorToDoor, TrainDeal } from '@alisio/shared-contracts/trains';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { LateTrainEnquiry } from '../../features/train-ask/index.ts';
import { LateTrainRace } from '../../features/train-race/index.ts';
import { DealCard } from '../../trains/deal-card.tsx';
import { DealList } from '../../trains/deal-list.tsx';
import { Block, Pair, Titles } from './page-frame.tsx';

export interface ChosenDealProps {
  deal: TrainDeal;
  race: DoorToDoor | undefined;
  like: readonly TrainDeal[];
  /** of the offer that was sent */
  token?: string;
}

/** A train that is looked at: all of it, a person to ask, how it is beside a flight, and others like it. */
export function ChosenDeal({ deal, race, like, token }: ChosenDealProps) {
  return (
    <>
      <DealCard deal={deal} isChosen level={2} {...(token === undefined ? {} : { token })} />
      <Pair>
        <LateTrainEnquiry key={deal.code} deal={deal} token={token} />
        {race ? <LateTrainRace race={race} /> : null}
      </Pair>
      <LikeDeals deals={like} />
    </>
  );
}

/** Others, at the prices of today. */
export function LikeDeals({ deals }: { deals: readonly TrainDeal[] }) {
  const { t } = useTexts('content');
  if (deals.length === 0) return null;
  return (
    <Block aria-labelledby="parecidas">
      <Titles>
        <Heading level={2} id="parecidas">
          {t('trains.like.title')}
        </Heading>
        <Muted size={16}>{t('trains.like.text')}</Muted>
      </Titles>
      <DealList deals={deals} />
    </Block>
  );
}
