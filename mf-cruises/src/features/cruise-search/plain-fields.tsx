import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  CRUISE_PARTY_LIMITS,
  type CruiseQuery,
  cruiseDays,
  writeCruiseAges,
} from '@alisio/shared-contracts/cruises';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField, PlainFields } from '@alisio/shared-ui/slot';
import { Muted } from '@alisio/shared-ui/text';
import { useId } from 'react';

/** What the form's panels ask for, in the browser's own fields: where no script runs. */
export function FieldsWithoutScript({ query: { from, to, party } }: { query: CruiseQuery }) {
  const { t } = useTexts('cruises');
  const hintId = useId();
  const days = cruiseDays(useToday());
  return (
    <WithoutScript>
      <PlainFields>
        <PlainField label={t('search.from')}>
          <input type="date" name="from" defaultValue={from} {...days} />
        </PlainField>
        <PlainField label={t('search.to')}>
          <input type="date" name="to" defaultValue={to} {...days} />
        </PlainField>
        <PlainField label={t('search.party.adults')}>
          <input type="number" name="adults" defaultValue={party.adults} {...CRUISE_PARTY_LIMITS.adults} />
        </PlainField>
        <div>
          <PlainField label={t('search.party.agesPlain')}>
            <input
              type="text"
              name="ages"
              defaultValue={writeCruiseAges(party)}
              placeholder="8-4"
              aria-describedby={hintId}
            />
          </PlainField>
          <Muted size={13} id={hintId}>
            {t('search.party.agesHint')}
          </Muted>
        </div>
      </PlainFields>
    </WithoutScript>
  );
}
