import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityInCart } from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ActivityLines } from './activity-lines.tsx';
import { activityOf } from './details.ts';
import { useActivityWords } from './use-activity-words.ts';

const Facts = styled.dl`
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

/** When it begins and ends, and where one has to be for that, by the clock of the place. */
export function SessionFacts({ activity }: { activity: ActivityInCart }) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const words = useActivityWords();
  const { startsAt, start } = activity;
  return (
    <Facts>
      <div>
        <dt>{t('activity.when')}</dt>
        <dd>{day(startsAt)}</dd>
        <dd>{words.hours(activity)}</dd>
      </div>
      <div>
        <dt>{t(start.kind === 'pick-up' ? 'activity.pickUp' : 'activity.meeting')}</dt>
        <dd>{words.start(activity)}</dd>
        <dd>{start.minutesBefore > 0 ? t('activity.before', { count: start.minutesBefore }) : null}</dd>
      </div>
    </Facts>
  );
}

/** Day and session, where it begins, in which way, and who goes. */
export function ActivitySummary({ item, folded }: { item: CartItem; folded: boolean }) {
  const words = useActivityWords();
  const activity = activityOf(item);
  return (
    <>
      {folded ? null : <Muted>{activity.activity.location.destinations[0]?.name}</Muted>}
      <SessionFacts activity={activity} />
      <Who>
        <b>{words.people(activity)}</b>
        <Muted as="span">
          <br />
          {[words.way(activity), words.guide(activity)].filter(Boolean).join(', ')}
        </Muted>
      </Who>
    </>
  );
}

/** "sáb 12 dic, 9:00, 2 adultos" */
export function ActivityBrief({ item }: { item: CartItem }) {
  const { day, time } = useFormats();
  const { people } = useActivityWords();
  const activity = activityOf(item);
  return (
    <>
      {day(activity.startsAt)}, {time(activity.startsAt)}, {people(activity)}
    </>
  );
}

export const ActivityCartLines = ({ item }: { item: CartItem }) => (
  <ActivityLines activity={activityOf(item)} currency={item.total.currency} />
);
