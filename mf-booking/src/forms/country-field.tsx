import { useTexts } from '@alisio/platform/sdk/i18n';
import { memo } from 'react';
import { countriesIn } from '../reference/countries.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

/** Some 240 options that depend on nothing typed: a page with ten such lists must not make them at each key. */
const CountryOptions = memo(({ language }: { language: string }) =>
  countriesIn(language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
);
CountryOptions.displayName = 'CountryOptions';

/** A country by its name in the reader's language; the value is the ISO code. */
export function CountryField(field: Omit<SelectFieldProps, 'children' | 'placeholder'>) {
  const { t, language } = useTexts('booking');
  return (
    <SelectField {...field} placeholder={t('fields.choose')}>
      <CountryOptions language={language} />
    </SelectField>
  );
}
