import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import {
  type ActivityDays,
  type ActivityDetail,
  type ActivityQuery,
  type ActivitySessions,
  activityDays,
  activityHref,
  activityResultsHref,
} from '@alisio/shared-contracts/activities';
import { addDays } from '@alisio/shared-contracts/dates';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState, ErrorState, Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { StayingLink } from '../../words/staying-link.tsx';

const Way = styled(StayingLink)(buttonStyles({ variant: 'quiet' }));
const FirstWay = styled(Link)(buttonStyles());

/** Where other activities are. */
const othersHref = (query: ActivityQuery): string =>
  query.place || query.point ? activityResultsHref(query) : '/activities';

/** What is asked for did not come. */
export function FailedActivity({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  const { t } = useTexts('tours');
  return (
    <ErrorState
      level={level}
      title={t('activityPage.states.failedTitle')}
      text={t('activityPage.states.failedText')}
      actions={<Button onClick={onRetry}>{t('activity.retry')}</Button>}
    />
  );
}

export interface NoSessionsProps {
  code: string;
  query: ActivityQuery;
  detail: ActivityDetail;
  /** the days that were asked for */
  days: ActivityDays;
  /** for whom it is not */
  refuses: ActivitySessions['meta']['refuses'];
  /** ISO date */
  today: string;
}

/** No session is for everybody: why, and a step aside. Who goes is changed beside it. */
export function NoSessions({ code, query, detail, days, refuses, today }: NoSessionsProps) {
  const { t } = useTexts('tours');
  const { dayAndMonthSpan } = useFormats();
  const { search } = useLocation();
  const { groupSize, suits } = detail.activityInfo;
  const next = addDays(days.to, 1);
  const goesOn = refuses === undefined && next <= activityDays(today).max;
  const text = {
    age: t('activityPage.states.refusesAge', { age: suits.minAge }),
    'group-size': t('activityPage.states.refusesSize', { count: groupSize }),
    none: t('activityPage.states.noneText', dayAndMonthSpan(days.from, days.to)),
  }[refuses ?? 'none'];
  return (
    <EmptyState
      title={t(refuses ? 'activityPage.states.refusesTitle' : 'activityPage.states.noneTitle')}
      text={text}
      actions={
        <>
          {goesOn ? (
            <Way key={search} to={activityHref(code, { ...query, from: next, to: addDays(next, 6) })}>
              {t('activityPage.states.later')}
            </Way>
          ) : null}
          <FirstWay to={othersHref(query)}>{t('activityPage.states.others')}</FirstWay>
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

/** While the sessions are on their way. */
export function SessionsSkeleton() {
  const { t } = useTexts('tours');
  return (
    <Blocks aria-busy="true">
      <VisuallyHidden role="status">{t('activityPage.states.loading')}</VisuallyHidden>
      <Skeleton height="28px" width="40%" />
      <Skeleton height="152px" />
      <Skeleton height="200px" />
    </Blocks>
  );
}

/** While the activity is on its way. */
export function ActivitySkeleton() {
  const { t } = useTexts('tours');
  return (
    <Wrap aria-busy="true">
      <VisuallyHidden as="h1">{t('activityPage.title')}</VisuallyHidden>
      <Blocks>
        <Skeleton height="24px" width="40%" />
        <Skeleton height="48px" width="70%" />
        <Skeleton height="320px" />
      </Blocks>
      <SessionsSkeleton />
    </Wrap>
  );
}
