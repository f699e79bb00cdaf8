import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { addDays } from '@alisio/shared-contracts/dates';
import { arrivalDays, type HotelQuery, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';
import { CallButton } from './call-button.tsx';
import { NEAR_KM } from './results-address.ts';

const Ways = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  width: 100%;
`;

const Way = styled(Link)(buttonStyles({ variant: 'quiet', size: 's', full: true }));

/** A week on or back, and a day: who may move finds a bed there first. */
const SHIFTS = [-7, -1, 1, 7] as const;
/** How far somebody drives when nothing is near. Kilometres. */
const FARTHER_KM = 100;

export interface NoHotelsProps {
  query: HotelQuery;
  /** in the reader's words, where was searched: in a town, near an airport */
  where: string;
  /** hotels that are there, and full */
  soldOut: number;
  onEdit: () => void;
}

/** §8's answer for hotels: nothing is free, or nothing is there; a step aside, another search, a person. */
export function NoHotels({ query, where, soldOut, onEdit }: NoHotelsProps) {
  const { t } = useTexts('hotels');
  const { dayAndMonth } = useFormats();
  const { far } = useHotelWords();
  const { min, max } = arrivalDays(useToday());
  const { startDate, endDate, km = NEAR_KM } = query;
  const shifts = SHIFTS.map((days) => ({
    startDate: addDays(startDate, days),
    endDate: addDays(endDate, days),
  })).filter((days) => days.startDate >= min && days.startDate <= max);
  return (
    <EmptyState
      level={1}
      title={t('states.noneTitle', { where })}
      text={
        soldOut > 0 ? t('states.noneSoldOut', { count: soldOut }) : t('states.noneText', { far: far(km) })
      }
      actions={
        <>
          <Button size="s" onClick={onEdit}>
            {t('states.changeSearch')}
          </Button>
          <CallButton />
        </>
      }
    >
      <Ways aria-label={t('states.ways')}>
        {km < FARTHER_KM ? (
          <li>
            <Way to={hotelResultsHref({ ...query, km: FARTHER_KM })}>
              {t('states.farther', { far: far(FARTHER_KM) })}
            </Way>
          </li>
        ) : null}
        {soldOut > 0
          ? shifts.map((days) => (
              <li key={days.startDate}>
                <Way to={hotelResultsHref({ ...query, ...days })}>
                  {t('states.onDays', { from: dayAndMonth(days.startDate), to: dayAndMonth(days.endDate) })}
                </Way>
              </li>
            ))
          : null}
        {query.refundableOnly ? (
          <li>
            <Way to={hotelResultsHref({ ...query, refundableOnly: false })}>{t('states.anyPolicy')}</Way>
          </li>
        ) : null}
      </Ways>
    </EmptyState>
  );
}
