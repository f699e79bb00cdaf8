import { useTexts } from '@alisio/platform/sdk/i18n';
import type { TourInCart } from '@alisio/shared-contracts/tours';
import { PriceRow } from '../../price/price-breakdown.tsx';
import { useTourWords } from './use-tour-words.ts';

interface TourLinesProps {
  tour: TourInCart;
  /** what is charged, integer minor units: of a deposit what each traveler pays of it */
  amounts: readonly number[];
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
}

/** The whole price by rooms and children: the rows add up to it, in any currency. */
export function WholeLines({
  tour: { lines, currency },
  charged = false,
}: Pick<TourLinesProps, 'tour' | 'charged'>) {
  const { t } = useTexts('booking');
  return lines.map(({ who, room, count, each }) => {
    const people = t(room ? 'tour.adults' : 'tour.children', { count });
    return (
      <PriceRow
        key={room ?? who}
        title={room ? [people, t(`tour.in.${room}`)].join(', ') : people}
        price={{ currency, amounts: Array<number>(count).fill(each) }}
        charged={charged}
        bare
      />
    );
  });
}

/** What is charged now: the whole price by its lines, or the deposit in one. */
export function TourLines({ tour, amounts, charged = false }: TourLinesProps) {
  const { t } = useTexts('booking');
  const { people } = useTourWords();
  if (!tour.rest) return <WholeLines tour={tour} charged={charged} />;
  const title = t('tour.deposit', { people: people(tour) });
  return <PriceRow title={title} price={{ currency: tour.currency, amounts }} charged={charged} bare />;
}
