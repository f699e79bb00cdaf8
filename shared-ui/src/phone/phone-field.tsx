import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldWords, TextInput } from '../field/index.ts';
import { tokens } from '../tokens/index.ts';
import { DialCodeSelect } from './dial-code-select.tsx';
import type { PhoneValue } from './plain-plans.ts';
import { usePhoneInput } from './use-phone-input.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;

type Input = Omit<ComponentProps<'input'>, keyof FieldWords | 'value' | 'onChange' | 'type' | 'inputMode'>;

export interface PhoneFieldProps extends FieldWords, Input {
  /** Names the list of countries: "Código de país". */
  countryLabel: string;
  /** Asks whether the number is right, once it was left and its country has none of that length. */
  doubt?: ReactNode;
  /** Language of the countries' names. */
  locale: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
}

/**
 * A phone number in any form people have it: typed, pasted with its dial code, with or without blanks. Usable at
 * once by the dial codes; each country's grouping comes with its numbering plan, fetched on focus. A plan formats and
 * may ask; what is refused is the form's to say.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, id, optional, required, hint, error, className, countryLabel, doubt, locale, ...rest } =
    props;
  const { value, onChange, onBlur, onFocus, disabled, ...input } = rest;
  const [needed, setNeeded] = useState(value.number !== '');
  const [within, setWithin] = useState(false);
  const phone = usePhoneInput({ value, onChange, wanted: needed });
  const warning = phone.doubtful && !within ? doubt : undefined;
  return (
    <Field {...{ label, id, optional, required, hint, error, warning, className }}>
      <Line
        onFocus={() => {
          setNeeded(true);
          setWithin(true);
        }}
        onBlur={() => setWithin(false)}
      >
        <DialCodeSelect
          aria-label={countryLabel}
          country={value.country}
          locale={locale}
          disabled={disabled || input.readOnly}
          onChange={(event) => phone.move(event.target.value)}
        />
        <TextInput
          autoComplete="tel-national"
          maxLength={30}
          {...input}
          type="tel"
          inputMode="tel"
          disabled={disabled}
          value={value.number}
          onChange={(event) => phone.type(event.target.value)}
          onFocus={onFocus}
          onBlur={(event) => {
            phone.leave();
            onBlur?.(event);
          }}
        />
      </Line>
    </Field>
  );
}
