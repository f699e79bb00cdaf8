import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { addDays } from '@alisio/shared-contracts/dates';
import { arrivalDays, type HotelQuery, hotelHref, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState, ErrorState, Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Way = styled(Link)(buttonStyles({ variant: 'quiet' }));
const FirstWay = styled(Link)(buttonStyles());

/** Where other hotels are. */
const othersHref = (query: HotelQuery): string => (query.place ? hotelResultsHref(query) : '/hoteles');

/** The address names a hotel that nobody knows. */
export function UnknownHotel({ query }: { query: HotelQuery }) {
  const { t } = useTexts('hotels');
  return (
    <EmptyState
      level={1}
      title={t('hotel.unknown.title')}
      text={t('hotel.unknown.text')}
      actions={<FirstWay to={othersHref(query)}>{t('hotel.unknown.search')}</FirstWay>}
    />
  );
}

/** What is asked for did not come. */
export function FailedHotel({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  const { t } = useTexts('hotels');
  return (
    <ErrorState
      level={level}
      title={t('hotel.failed.title')}
      text={t('hotel.failed.text')}
      actions={<Button onClick={onRetry}>{t('hotel.retry')}</Button>}
    />
  );
}

/** No room is left: the days beside, and other hotels. */
export function SoldOut({ code, query, today }: { code: string; query: HotelQuery; today: string }) {
  const { t } = useTexts('hotels');
  const { dayAndMonthSpan } = useFormats();
  const shifted = (days: number): HotelQuery => ({
    ...query,
    startDate: addDays(query.startDate, days),
    endDate: addDays(query.endDate, days),
  });
  const { min, max } = arrivalDays(today);
  const [before, after] = [shifted(-1), shifted(1)];
  return (
    <EmptyState
      title={t('hotel.soldOut.title')}
      text={t('hotel.soldOut.text', dayAndMonthSpan(query.startDate, query.endDate))}
      actions={
        <>
          {before.startDate >= min ? (
            <Way to={hotelHref(code, before)}>{t('hotel.soldOut.earlier')}</Way>
          ) : null}
          {after.startDate <= max ? <Way to={hotelHref(code, after)}>{t('hotel.soldOut.later')}</Way> : null}
          <FirstWay to={othersHref(query)}>{t('hotel.soldOut.others')}</FirstWay>
        </>
      }
    />
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[6]};
`;

/** While the rooms are on their way. */
export function RoomsSkeleton() {
  const { t } = useTexts('hotels');
  return (
    <Blocks aria-busy="true">
      <VisuallyHidden role="status">{t('hotel.loading')}</VisuallyHidden>
      <Skeleton height="40px" width="60%" />
      <Skeleton height="260px" />
      <Skeleton height="260px" />
    </Blocks>
  );
}

/** While the hotel is on its way. */
export function HotelSkeleton() {
  const { t } = useTexts('hotels');
  return (
    <Wrap aria-busy="true">
      <VisuallyHidden as="h1">{t('hotel.title')}</VisuallyHidden>
      <Blocks>
        <Skeleton height="24px" width="40%" />
        <Skeleton height="48px" width="70%" />
        <Skeleton height="320px" />
      </Blocks>
      <RoomsSkeleton />
    </Wrap>
  );
}
