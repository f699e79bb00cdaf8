import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { saidText } from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Stack } from '@alisio/shared-ui/layout';
import { activityCancellation } from './activity-terms.ts';
import { activityOf } from './details.ts';
import { useActivityWords } from './use-activity-words.ts';

/** How early one has to be there: who comes late is not waited for. */
export function ActivityRulesLine({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const { start } = activityOf(item);
  return t(`activity.rules.${start.kind}`, { count: start.minutesBefore });
}

/** The terms of an activity in whole sentences: when it is given back, where it begins, who may go, what to bring. */
export function ActivityRules({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { money } = usePrices();
  const { language, startDescription } = useActivityWords();
  const activity = activityOf(item);
  const { minAge, effort, wheelchair } = activity.activity.suits;
  return (
    <Stack gap={3}>
      <p>{activityCancellation(activity, item.total, { t, formats, money }).text}</p>
      <p>{t('activity.rules.zone')}</p>
      <p>
        {startDescription(activity)} <ActivityRulesLine item={item} />
      </p>
      <p>
        {minAge > 0 ? `${t('activity.rules.age', { count: minAge })} ` : null}
        {t(`activity.rules.effort-${effort}`)}{' '}
        {t(wheelchair ? 'activity.rules.wheelchair' : 'activity.rules.noWheelchair')}
      </p>
      {activity.bring.length > 0 ? (
        <p>
          {t('activity.bring', { what: formats.list(activity.bring.map((one) => saidText(one, language))) })}
        </p>
      ) : null}
    </Stack>
  );
}
