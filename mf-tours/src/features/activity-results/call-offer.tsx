import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import {
  type ActivityQuery,
  activityByPhonePrice,
  activityPhoneCode,
  activityTotalOf,
  type ListedActivity,
  lastDayOfPhonePrice,
} from '@alisio/shared-contracts/activities';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { LineRow } from '@alisio/shared-ui/shell';
import { memo, useEffect, useMemo } from 'react';
import { keepActivityForPhone } from '../../api/keep-activity-for-phone.ts';

export interface CallOfferProps {
  /** those that are shown, at least one */
  activities: readonly ListedActivity[];
  query: ActivityQuery;
  /** UTC, ISO 8601: until when their prices hold */
  shownUntil: string;
}

/** Who answers the phone finds the session by its code. Without it they search for it, as anybody does. */
const useKeptForPhone = (activity: ListedActivity | undefined, party: ActivityQuery['party']): void =>
  useEffect(() => {
    if (!activity) return undefined;
    return whenIdle(() => {
      keepActivityForPhone(activity, party).catch((error: unknown) =>
        console.error('The phone offer is not kept', error),
      );
    });
  }, [activity, party]);

/** The cheapest activity that is shown, by phone (§1): its price less the usual discount, and the code to dictate. */
export const CallOffer = memo(function CallOffer({ activities, query, shownUntil }: CallOfferProps) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const { day } = useFormats();
  const line = usePhoneLine();
  const { party } = query;
  const [cheapest] = useMemo(
    () => activities.toSorted((one, other) => activityTotalOf(one) - activityTotalOf(other)),
    [activities],
  );
  useKeptForPhone(line ? cheapest : undefined, party);
  if (!line || !cheapest) return null;
  const { activityInfo, lead, total } = cheapest;
  const byPhone = activityByPhonePrice(total.amount);
  return (
    <LineRow
      level={3}
      title={t('activityResults.callOffer.title', {
        activity: activityInfo.name,
        amount: money(byPhone, total.currency),
      })}
      line={line}
      words={{
        call: t('activity.callLabel', { number: line.shown }),
        open: t('activity.lineOpen', { closes: line.closes }),
        closed: t('activity.lineClosed', { opens: line.opens }),
      }}
    >
      <p>
        {t('activityResults.callOffer.text', {
          saved: money(total.amount - byPhone, total.currency),
          code: activityPhoneCode({ activity: activityInfo.code, ...lead, party }),
          until: day(lastDayOfPhonePrice(shownUntil, lead.startsAt)),
        })}
      </p>
    </LineRow>
  );
});
