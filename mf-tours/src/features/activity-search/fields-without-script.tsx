import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { activityDays, PARTY_LIMITS } from '@alisio/shared-contracts/activities';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField, PlainFields } from '@alisio/shared-ui/slot';
import type { ActivityForm } from './activity-form.ts';

/** What the form's panels ask for, in the browser's own fields: for visitors whose browser runs no script. */
export function FieldsWithoutScript({ form }: { form: ActivityForm }) {
  const { t } = useTexts('tours');
  const days = activityDays(useToday());
  const { from, to, adults, ages } = form;
  return (
    <WithoutScript>
      <PlainFields>
        <PlainField label={t('activity.search.from')}>
          <input type="date" name="from" defaultValue={from} {...days} />
        </PlainField>
        <PlainField label={t('activity.search.to')}>
          <input type="date" name="to" defaultValue={to} {...days} />
        </PlainField>
        <PlainField label={t('activity.party.adults')}>
          <input type="number" name="adults" defaultValue={adults} {...PARTY_LIMITS.adults} />
        </PlainField>
        <PlainField label={t('activity.party.agesPlain')}>
          <input
            type="text"
            name="ages"
            defaultValue={ages.flatMap((age) => age ?? []).join(', ')}
            placeholder="8, 4"
          />
        </PlainField>
      </PlainFields>
    </WithoutScript>
  );
}
