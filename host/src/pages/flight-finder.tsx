import { type Language, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { localToday } from '@alisio/shared-contracts/dates';
import { emptyFlightSearchForm, type SearchPlace } from '@alisio/shared-contracts/flights';
import { homeHref } from '@alisio/shared-contracts/routes';
import { flightSearch } from '@alisio/shared-contracts/stores';
import { Button } from '@alisio/shared-ui/button';
import { TextField } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';
import { HOST_TEXTS } from '../locales/language.ts';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[3]};
  width: 100%;
  max-width: 720px;
  margin-inline: auto;

  ${media.sm} {
    grid-template-columns: 1fr auto;
    align-items: end;

    &:has([aria-invalid='true']) {
      align-items: center;
    }
  }
`;

/** The best match for what was typed; nothing when there is none. @throws when the API does not answer */
async function placeFor(term: string, language: Language): Promise<SearchPlace | undefined> {
  const [{ callApi }, { searchAirports }] = await Promise.all([
    import('@alisio/platform/sdk/api'),
    import('@alisio/shared-contracts/endpoints'),
  ]);
  const { data } = await callApi(searchAirports, { query: { term, language } });
  const found = data[0]?.airports[0];
  if (!found) return undefined;
  const { airportCode: code, name, cityName, countryName, isCity } = found;
  return { code, name, cityName, countryName, isCity };
}

/** Keeps the destination for the flight search, whatever else is filled in there. */
const keepDestination = (destination: SearchPlace): void =>
  flightSearch.set((state) => ({
    ...state,
    form: { ...(state.form ?? emptyFlightSearchForm(localToday())), destination },
  }));

/** A way on from a page that is not there: where to, and the flight search opens with it. */
export function FlightFinder() {
  const { t, language } = useTexts(HOST_TEXTS);
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'empty' | 'failed'>('idle');
  const search = async () => {
    setState('busy');
    try {
      const place = await placeFor(term.trim(), language);
      if (!place) return setState('empty');
      keepDestination(place);
      await navigate(homeHref());
    } catch {
      setState('failed');
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (term.trim() === '') void navigate(homeHref());
    else void search();
  };
  const error = state === 'empty' || state === 'failed' ? t(`finder.${state}`) : undefined;
  return (
    <Form role="search" onSubmit={submit}>
      <TextField
        label={t('finder.label')}
        name="destination"
        autoComplete="off"
        maxLength={60}
        value={term}
        onChange={({ target }) => {
          setTerm(target.value);
          setState('idle');
        }}
        {...(error ? { error } : {})}
      />
      <Button type="submit" busy={state === 'busy'}>
        {t('waysOn.flights')}
      </Button>
    </Form>
  );
}
