import { type Language, useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useSite, useVisitor } from '@alisio/platform/sdk/visitor';
import { COUNTRIES } from '@alisio/shared-contracts/visitor';
import { SelectField } from '@alisio/shared-ui/field';
import { Row } from '@alisio/shared-ui/layout';
import { SetIcon } from '@alisio/shared-ui/set-icon';
import { HOST_TEXTS } from '../../locales/language.ts';
import { nameOf } from '../../locales/name-of.ts';
import { chooseCountry, chooseCurrency } from '../../visitor/choose.ts';

interface NamedCode {
  code: string;
  name: string;
}

/** Codes with their names in the reader's language, in the order of its alphabet. */
function named(codes: readonly string[], type: 'region' | 'currency', language: Language): NamedCode[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: nameOf(code, type, language) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Words with the flag of what is chosen; without a flag the words alone. */
function Flagged({ flag, children }: { flag: string | undefined; children: string }) {
  return (
    <Row as="span" gap={2}>
      {children}
      {flag ? <SetIcon name={`circle-flags:${flag}`} size="s" /> : null}
    </Row>
  );
}

/** The country whose phone line and currency the visitor gets. */
export function CountryChoice() {
  const { t } = useTexts(HOST_TEXTS);
  const language = useLanguage();
  const { country } = useVisitor();
  const codes = country && !COUNTRIES.includes(country.code) ? [country.code, ...COUNTRIES] : COUNTRIES;
  return (
    <SelectField
      label={<Flagged flag={country?.code.toLowerCase()}>{t('preferences.country')}</Flagged>}
      hint={t('preferences.countryHint')}
      value={country?.code ?? ''}
      onChange={({ target }) => {
        if (target.value) chooseCountry(target.value);
      }}
      {...(country ? {} : { placeholder: t('preferences.noCountry') })}
    >
      {named(codes, 'region', language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The currency that prices are shown in, of those that the site offers (§3). */
export function CurrencyChoice() {
  const { t } = useTexts(HOST_TEXTS);
  const language = useLanguage();
  const { currency } = useVisitor();
  const offered = useSite()?.allowedCurrencies ?? [];
  const codes = offered.includes(currency.code) ? offered : [currency.code, ...offered];
  return (
    <SelectField
      label={<Flagged flag={currency.flag}>{t('preferences.currency')}</Flagged>}
      hint={t('preferences.currencyHint')}
      value={currency.code}
      onChange={({ target }) => chooseCurrency(target.value)}
    >
      {named(codes, 'currency', language).map(({ code, name }) => (
        <option key={code} value={code}>
          {t('preferences.currencyOption', { code, name })}
        </option>
      ))}
    </SelectField>
  );
}
