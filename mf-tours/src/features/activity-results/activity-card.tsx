import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityQuery, ListedActivity } from '@alisio/shared-contracts/activities';
import { Icon } from '@alisio/shared-ui/icons';
import { useIsPointed, usePointAt } from '@alisio/shared-ui/list-and-map';
import { Heading, Tag } from '@alisio/shared-ui/text';
import { memo, useId } from 'react';
import { ActivityPicture } from '../../words/activity-picture.tsx';
import { useActivityWords } from '../../words/activity-words.ts';
import { ActivityCost } from './activity-cost.tsx';
import { Card, Cost, Facts, Frame, Name, Times, ToTimes, Where, Words } from './card-styles.tsx';
import { listedHref } from './listed-href.ts';

/** More of them are on its page. */
const TIMES_SHOWN = 6;

export interface ActivityCardProps {
  activity: ListedActivity;
  /** the search, for its link */
  query: ActivityQuery;
  /** the town that is searched: of another one the card says which */
  town: string | undefined;
  /** it is in the first view */
  eager: boolean;
}

/** How long it takes, for how many at most, and how one comes to it. */
function CardFacts({ activity: { activityInfo } }: Pick<ActivityCardProps, 'activity'>) {
  const { t } = useTexts('tours');
  const words = useActivityWords();
  const { kinds, duration, groupSize, starts } = activityInfo;
  const [kind] = kinds;
  return (
    <Facts>
      {kind ? <li>{words.kind(kind)}</li> : null}
      <li>
        <Icon name="clock" size="s" />
        {words.duration(duration)}
      </li>
      <li>
        <Icon name="people" size="s" />
        {t('activityResults.card.upTo', { count: groupSize })}
      </li>
      {starts.includes('pick-up') ? (
        <li>
          <Icon name="pin" size="s" />
          {t('activityResults.card.pickUp')}
        </li>
      ) : null}
    </Facts>
  );
}

/** When it begins on the searched days, and the few places left where they are few. */
function CardTimes({ activity }: Pick<ActivityCardProps, 'activity'>) {
  const { t } = useTexts('tours');
  const words = useActivityWords();
  const { startTimes, lead } = activity;
  const more = startTimes.length - TIMES_SHOWN;
  return (
    <Times aria-label={t('activityResults.card.times')}>
      {startTimes.slice(0, TIMES_SHOWN).map((time) => (
        <li key={time}>
          <Tag>{words.startTime(time)}</Tag>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Tag>{t('activityResults.card.moreTimes', { count: more })}</Tag>
        </li>
      ) : null}
      {lead.left === undefined ? null : (
        <li>
          <Tag>{t('activity.left', { count: lead.left })}</Tag>
        </li>
      )}
    </Times>
  );
}

/** An activity of the list. What points at it points at it on the map, too. */
export const ActivityCard = memo(function ActivityCard({ activity, query, town, eager }: ActivityCardProps) {
  const { t } = useTexts('tours');
  const { dayAndMonth } = useFormats();
  const words = useActivityWords();
  const id = useId();
  const { activityInfo, operationDates } = activity;
  const { code, name, location, media } = activityInfo;
  const pointAt = usePointAt();
  const pointed = useIsPointed(code);
  const href = listedHref(activity, query);
  const [picture] = media.rawImages;
  const [first] = operationDates;
  return (
    <Card
      aria-labelledby={id}
      pointed={pointed}
      onPointerEnter={() => pointAt(code)}
      onPointerLeave={() => pointAt(undefined)}
      onFocus={() => pointAt(code)}
      onBlur={() => pointAt(undefined)}
    >
      <Frame>{picture ? <ActivityPicture picture={picture} sizes="232px" eager={eager} /> : null}</Frame>
      <Words>
        <div>
          <Heading level={3} size="m" id={id}>
            <Name to={href}>{name}</Name>
          </Heading>
          <Where>
            {words.where(location, town ?? '')}
            {operationDates.length === 1 && first
              ? `. ${t('activityResults.card.onlyOn', { day: dayAndMonth(first) })}`
              : ''}
          </Where>
          <CardFacts activity={activity} />
          <CardTimes activity={activity} />
        </div>
        <Cost>
          <ActivityCost activity={activity} party={query.party} />
          <ToTimes to={href} aria-label={t('activityResults.card.seeTimesOf', { activity: name })}>
            {t('activityResults.card.seeTimes')}
          </ToTimes>
        </Cost>
      </Words>
    </Card>
  );
});
