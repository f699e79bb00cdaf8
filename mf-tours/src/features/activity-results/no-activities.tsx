import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  ACTIVITY_SEARCH,
  type ActivityQuery,
  activityDays,
  activityResultsHref,
} from '@alisio/shared-contracts/activities';
import { addDays } from '@alisio/shared-contracts/dates';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useActivityWords } from '../../words/activity-words.ts';
import { CallButton } from '../../words/call-button.tsx';
import { NEAR_KM } from './results-address.ts';

const Ways = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  width: 100%;
`;

const Way = styled(Link)(buttonStyles({ variant: 'quiet', size: 's', full: true }));

/** A week on or back. */
const SHIFTS = [-7, 7] as const;

export interface NoActivitiesProps {
  query: ActivityQuery;
  /** in the reader's words, where was searched: in a town, near an airport */
  where: string;
  /** those that are there and have no place */
  soldOut: number;
  /** those that are not for somebody of the party */
  unfit: number;
  onEdit: () => void;
}

/** §8's answer for activities: no place is free, none is for everybody, or nothing is there; a step aside, a person. */
export function NoActivities({ query, where, soldOut, unfit, onEdit }: NoActivitiesProps) {
  const { t } = useTexts('tours');
  const { dayAndMonthSpan } = useFormats();
  const { far } = useActivityWords();
  const { min, max } = activityDays(useToday());
  const { from, to, km = NEAR_KM } = query;
  const shifts = SHIFTS.map((days) => ({ from: addDays(from, days), to: addDays(to, days) })).filter(
    (days) => days.from >= min && days.to <= max,
  );
  const why =
    soldOut > 0
      ? t('activityResults.states.noneSoldOut', { count: soldOut })
      : unfit > 0
        ? t('activityResults.states.noneUnfit', { count: unfit })
        : t('activityResults.states.noneText', { far: far(km) });
  return (
    <EmptyState
      level={1}
      title={t('activityResults.states.noneTitle', { where })}
      text={why}
      actions={
        <>
          <Button size="s" onClick={onEdit}>
            {t('activity.searched.changeSearch')}
          </Button>
          <CallButton />
        </>
      }
    >
      <Ways aria-label={t('activityResults.states.ways')}>
        {km < ACTIVITY_SEARCH.km ? (
          <li>
            <Way to={activityResultsHref({ ...query, km: ACTIVITY_SEARCH.km })}>
              {t('activityResults.states.farther', { far: far(ACTIVITY_SEARCH.km) })}
            </Way>
          </li>
        ) : null}
        {soldOut > 0
          ? shifts.map((days) => (
              <li key={days.from}>
                <Way to={activityResultsHref({ ...query, ...days })}>
                  {t('activityResults.states.onDays', dayAndMonthSpan(days.from, days.to))}
                </Way>
              </li>
            ))
          : null}
      </Ways>
    </EmptyState>
  );
}
