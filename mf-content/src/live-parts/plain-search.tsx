import { useTexts } from '@alisio/platform/sdk/i18n';
import { WITHOUT_SCRIPT } from '@alisio/shared-contracts/routes';
import { Button } from '@alisio/shared-ui/button';
import { PlainField } from '@alisio/shared-ui/slot';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { SEARCH_PATH, useHome } from './flight-search-href.ts';

const [name, value] = WITHOUT_SCRIPT;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[2]};

  & > label:first-of-type,
  & > button {
    grid-column: 1 / -1;
  }
`;

/** A flight search to where a text is about, in the browser's own fields. @param to IATA code */
export function PlainSearch({ to, city }: { to: string; city: string }) {
  const { t } = useTexts('content');
  const home = useHome(to);
  return (
    <form method="get" action={SEARCH_PATH} aria-label={t('reading.flightsTo', { city })}>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="to" value={to} />
      <Fields>
        <PlainField label={t('reading.leaveFrom')}>
          <input name="from" maxLength={60} required defaultValue={home} />
        </PlainField>
        <PlainField label={t('reading.leaveOn')}>
          <input type="date" name="departureDate" />
        </PlainField>
        <PlainField label={t('reading.comeBackOn')}>
          <input type="date" name="returnDate" />
        </PlainField>
        <Button type="submit">{t('reading.searchFlights')}</Button>
      </Fields>
    </form>
  );
}
