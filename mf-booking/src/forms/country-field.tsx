import { useTexts } from '@alisio/platform/sdk/i18n';
import { dialCodeOf } from '@alisio/shared-ui/phone';
import { memo } from 'react';
import { countriesIn } from '../reference/countries.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface OptionsProps {
  language: string;
  dialCodes: boolean;
}

/** Some 240 options that depend on nothing typed: a page with ten such lists must not make them at each key. */
const CountryOptions = memo(({ language, dialCodes }: OptionsProps) =>
  countriesIn(language).map(({ code, name }) => (
    <option key={code} value={code}>
      {dialCodes ? `${name} (+${dialCodeOf(code)})` : name}
    </option>
  )),
);
CountryOptions.displayName = 'CountryOptions';

interface CountryFieldProps extends Omit<SelectFieldProps, 'children' | 'placeholder'> {
  /** the dial code beside the name, `Colombia (+57)` */
  dialCodes?: boolean;
}

/** A country by its name in the reader's language; the value is the ISO code. */
export function CountryField({ dialCodes = false, ...field }: CountryFieldProps) {
  const { t, language } = useTexts('booking');
  return (
    <SelectField {...field} placeholder={t('fields.choose')}>
      <CountryOptions language={language} dialCodes={dialCodes} />
    </SelectField>
  );
}
