import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import type { TourInCart } from '@alisio/shared-contracts/tours';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Pairs } from '../../price/pairs.tsx';
import { Rule } from '../../price/rule.tsx';
import { tourOf } from './details.ts';
import { TermsScale } from './terms-scale.tsx';
import { TourLines, WholeLines } from './tour-lines.tsx';
import { tourSteps } from './tour-terms.ts';
import { useTourWords } from './use-tour-words.ts';

const Days = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[3]};

  & dt,
  & dd + dd {
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
  }

  & dt + dd {
    font-weight: 600;
  }
`;

const Who = styled.p`
  margin-top: ${tokens.space[3]};
  font-size: ${tokens.text[15]};
`;

const Whole = styled.div`
  margin-top: ${tokens.space[3]};

  & div:last-of-type {
    font-weight: 600;
  }
`;

/** First and last day, and where the group meets. */
export function TourDays({ tour }: { tour: TourInCart }) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const words = useTourWords();
  const { startDate, endDate } = tour;
  return (
    <Days>
      <div>
        <dt>{t('tour.begins')}</dt>
        <dd>{day(startDate, 'date')}</dd>
        <dd>{words.meeting(tour)}</dd>
      </div>
      <div>
        <dt>{t('tour.ends')}</dt>
        <dd>{day(endDate, 'date')}</dd>
        <dd>{t('tour.days', { count: daysBetween(startDate, addDays(endDate, 1)) })}</dd>
      </div>
    </Days>
  );
}

/** What the whole tour costs, where only a part of it is charged now. */
function WholePrice({ tour }: { tour: TourInCart }) {
  const { t } = useTexts('booking');
  const { totalText } = usePriceSums();
  return (
    <Whole>
      <Pairs>
        <WholeLines tour={tour} />
        <div>
          <dt>{t('tour.whole')}</dt>
          <dd>{totalText({ currency: tour.currency, amounts: tour.shares })}</dd>
        </div>
      </Pairs>
    </Whole>
  );
}

/** Days, who goes in which rooms, whether it leaves, what it costs in all, and what is kept when it is given back. */
export function TourSummary({ item, folded }: { item: CartItem; folded: boolean }) {
  const words = useTourWords();
  const tour = tourOf(item);
  return (
    <>
      {folded ? null : <Muted>{tour.tour.countryName}</Muted>}
      <TourDays tour={tour} />
      <Who>
        <b>{words.people(tour)}</b>
        <Muted as="span">
          <br />
          {words.rooms(tour)}
          <br />
          {words.guides(tour)}
        </Muted>
      </Who>
      <Who>{words.going(tour)}</Who>
      {tour.rest ? (
        <>
          <Rule />
          <WholePrice tour={tour} />
        </>
      ) : null}
      {folded ? null : <TermsScale steps={tourSteps(tour)} end={tour.startDate} paid={tour.whole.amount} />}
    </>
  );
}

/** "12–16 feb, 2 adultos" */
export function TourBrief({ item }: { item: CartItem }) {
  const { dayAndMonthSpan } = useFormats();
  const { people } = useTourWords();
  const tour = tourOf(item);
  const { from, to } = dayAndMonthSpan(tour.startDate, tour.endDate);
  return (
    <>
      {from} – {to}, {people(tour)}
    </>
  );
}

export const TourCartLines = ({ item }: { item: CartItem }) => (
  <TourLines tour={tourOf(item)} amounts={item.shares} />
);
