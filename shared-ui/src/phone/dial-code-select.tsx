import styled from '@emotion/styled';
import { type ComponentProps, memo } from 'react';
import { controlStyles } from '../field/control-styles.ts';
import { useHydrated } from '../hydration/index.ts';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';
import { dialCodeOf, dialCountriesIn } from './dial-codes.ts';

const { color, space } = tokens;

const Box = styled.span`
  ${controlStyles}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  width: auto;
  padding: 0 ${space[2]} 0 ${space[3]};
  white-space: nowrap;

  & svg {
    color: ${color.ink2};
  }

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    background-color: ${color.sunken};
    border-color: ${color.line};
    color: ${color.ink3};
  }
`;

const Country = styled.span`
  font-size: ${tokens.text[14]};
  color: ${color.ink2};
`;

/** The system's own list lies over the short text: it finds by typing, and is at home on every device. */
const List = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  font-size: ${tokens.text[16]};
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

/** Some 240 options that depend on nothing typed: not to be made again at each key. */
const Options = memo(({ locale }: { locale: string }) =>
  dialCountriesIn(locale).map(({ country, name, dialCode }) => (
    <option key={country} value={country}>
      {`${name} (+${dialCode})`}
    </option>
  )),
);
Options.displayName = 'DialCodeOptions';

interface DialCodeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'value'> {
  country: string;
  locale: string;
}

/** The country of a phone number: its names in full when open, short beside the number when closed. */
export function DialCodeSelect({ country, locale, ...select }: DialCodeSelectProps) {
  const dialCode = dialCodeOf(country);
  // Some 240 options that nobody can use before, by names that a server may spell in another way.
  const hydrated = useHydrated();
  return (
    <Box>
      <Country aria-hidden="true">{dialCode ? country : '–'}</Country>
      <span aria-hidden="true">{dialCode ? `+${dialCode}` : ''}</span>
      <Icon name="chevron-down" size="s" />
      <List autoComplete="tel-country-code" {...select} value={dialCode ? country : ''}>
        {dialCode ? null : <option value="" />}
        {hydrated ? <Options locale={locale} /> : <option value={country}>{country}</option>}
      </List>
    </Box>
  );
}
