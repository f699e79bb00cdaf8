import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  cabinClass,
  FARE_FLAGS,
  type FlightSearchForm,
  searchableDays,
} from '@alisio/shared-contracts/flights';
import { COUNT_LIMITS } from '@alisio/shared-contracts/rules';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField, PlainFields } from '@alisio/shared-ui/slot';

/** What the form's panels ask for, in the browser's own fields: for visitors whose browser runs no script. */
export function FieldsWithoutScript({ form }: { form: FlightSearchForm }) {
  const { t } = useTexts('flights');
  const days = searchableDays(useToday());
  const counts = [
    ['adult', form.adultCount, COUNT_LIMITS.adults],
    ['child', form.childrenCount, COUNT_LIMITS.children],
    ['infant', form.infantCount, COUNT_LIMITS.infants],
  ] as const;
  return (
    <WithoutScript>
      <PlainFields>
        <PlainField label={t('search.departure')}>
          <input type="date" name="departureDate" defaultValue={form.departureDate} {...days} />
        </PlainField>
        <PlainField label={t('search.return')}>
          <input type="date" name="returnDate" defaultValue={form.returnDate} {...days} />
        </PlainField>
        <PlainField label={t('search.cabin')}>
          <select name="cabin" defaultValue={form.cabinClass}>
            {cabinClass.options.map((cabin) => (
              <option key={cabin} value={cabin}>
                {t(`cabins.${cabin}`)}
              </option>
            ))}
          </select>
        </PlainField>
        {counts.map(([kind, count, limits]) => (
          <PlainField key={kind} label={t(`travelers.${kind}`)}>
            <input type="number" name={kind} defaultValue={count} {...limits} />
          </PlainField>
        ))}
        {FARE_FLAGS.map((flag) => (
          <PlainField key={flag} label={t(`fares.${flag}`)}>
            <select name={flag} defaultValue={form[flag] ? 'true' : ''}>
              <option value="">{t('fares.any')}</option>
              <option value="true">{t('fares.onlyThese')}</option>
            </select>
          </PlainField>
        ))}
      </PlainFields>
    </WithoutScript>
  );
}
