import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Radio, RadioGroup } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import { CountryField } from '../../forms/country-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import type { SectionForm } from '../../forms/section-form.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { TravellerSlot } from './passenger.rules.ts';
import { PassportLine } from './passport-line.tsx';

const AGE_HINTS = { child: 'age.child', 'infant lap': 'age.infant' } as const;
/** Whole years: who is younger is an infant. */
const CHILD_FROM = 2;
const GENDERS = ['female', 'male'] as const;

/** The passport beside the name, for products that ask for it. */
function PassportFields({ form, asksExpiry }: { form: SectionForm; asksExpiry: boolean }) {
  const { t } = useTexts('booking');
  return (
    <>
      <TextField
        form={form}
        name="passportNumber"
        label={t('traveller.passportNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <DateField
        form={form}
        name="passportIssuanceDate"
        legend={t('traveller.issued')}
        optional={t('fields.optional')}
      />
      <DateField
        form={form}
        name="passportExpiryDate"
        legend={t('traveller.expires')}
        {...(asksExpiry ? {} : { optional: t('fields.optional') })}
      />
    </>
  );
}

/** Who travels: what names a person, and their passport where a product asks for it, laid out as there (§3). */
export function TravellerFields({ form, slot }: { form: SectionForm; slot: TravellerSlot }) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const hasPassport = slot.asks.includes('passport');
  // One person's name on one device: only the first traveller is likely to be its owner.
  const own = (token: string) => (slot.id === '1' ? token : 'off');
  return (
    <>
      {hasPassport ? (
        <PassportLine
          surnames={`${form.text('surname')} ${form.text('secondSurname')}`}
          givenNames={form.text('givenNames')}
          nationality={form.text('nationality')}
        />
      ) : null}
      <Grid2>
        <TextField
          form={form}
          name="surname"
          label={t('traveller.surname')}
          autoComplete={own('family-name')}
          maxLength={60}
        />
        <TextField
          form={form}
          name="secondSurname"
          label={t('traveller.secondSurname')}
          optional={t(hasPassport ? 'traveller.ifPrinted' : 'fields.optional')}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          form={form}
          name="givenNames"
          label={t('traveller.givenNames')}
          wide
          autoComplete={own('given-name')}
          maxLength={80}
        />
        <DateField
          form={form}
          name="dateOfBirth"
          legend={t('traveller.dateOfBirth')}
          hint={
            slot.type === 'adult'
              ? undefined
              : t(AGE_HINTS[slot.type], {
                  from: Math.max(slot.youngest ?? 0, CHILD_FROM),
                  day: day(slot.lastDay, 'date'),
                })
          }
          autoComplete={slot.id === '1' ? 'bday' : undefined}
        />
        <RadioGroup id={form.idOf('gender')} legend={t('traveller.gender')} error={form.error('gender')}>
          {GENDERS.map((gender) => (
            <Radio
              key={gender}
              name={form.idOf('gender')}
              value={gender}
              label={t(`traveller.${gender}`)}
              checked={form.text('gender') === gender}
              onChange={() => form.change('gender', gender)}
            />
          ))}
        </RadioGroup>
        {hasPassport || slot.asks.includes('nationality') ? (
          <CountryField form={form} name="nationality" label={t('traveller.nationality')} />
        ) : null}
        {hasPassport ? (
          <PassportFields form={form} asksExpiry={slot.asks.includes('passportExpiry')} />
        ) : null}
      </Grid2>
    </>
  );
}
