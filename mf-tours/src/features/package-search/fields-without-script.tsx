import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { searchableDays } from '@alisio/shared-contracts/flights';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField, PlainFields } from '@alisio/shared-ui/slot';
import type { PackageForm } from './package-form.ts';

/** What the form's panels ask for, in the browser's own fields: for visitors whose browser runs no script. */
export function FieldsWithoutScript({ form }: { form: PackageForm }) {
  const { t } = useTexts('tours');
  const days = searchableDays(useToday());
  return (
    <WithoutScript>
      <PlainFields>
        <PlainField label={t('packages.search.departure')}>
          <input type="date" name="departureDate" defaultValue={form.departureDate} {...days} />
        </PlainField>
        <PlainField label={t('packages.search.return')}>
          <input type="date" name="returnDate" defaultValue={form.returnDate} min={days.min} />
        </PlainField>
        <PlainField label={t('packages.search.roomsPlain')}>
          <input type="text" name="rooms" defaultValue="2" pattern="[0-9_-]+" />
        </PlainField>
      </PlainFields>
    </WithoutScript>
  );
}
