import { type Language, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { homeHref } from '@alisio/shared-contracts/routes';
import { Button } from '@alisio/shared-ui/button';
import { TextField } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';
import { changeDraft, loadAirportSearch, SEARCH_PATH } from '../features/flight-search/index.ts';

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: end;

    &:has([aria-invalid='true']) {
      align-items: center;
    }
  }
`;

/** The best match for what was typed; nothing when there is none. @throws when the API does not answer */
async function placeFor(term: string, language: Language): Promise<SearchPlace | undefined> {
  const { findAirports, placeOfAirport } = await loadAirportSearch();
  const {
    airports: [best],
  } = await findAirports(term, language);
  return best && placeOfAirport(best);
}

/** A way on from a page that is not there: where to, and the flight search opens with it. */
export default function Destination() {
  const { t, language } = useTexts('flights');
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'empty' | 'failed'>('idle');
  const search = async () => {
    setState('busy');
    try {
      const destination = await placeFor(term.trim(), language);
      if (!destination) return setState('empty');
      changeDraft({ destination });
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
  const errors = { idle: '', busy: '', empty: t('search.noMatches'), failed: t('destination.failed') };
  return (
    <Form role="search" method="get" action={SEARCH_PATH} onSubmit={submit}>
      <TextField
        label={t('destination.label')}
        name="destination"
        placeholder={t('search.placeHint')}
        autoComplete="off"
        maxLength={60}
        value={term}
        onChange={({ target }) => {
          setTerm(target.value);
          setState('idle');
        }}
        error={errors[state]}
      />
      <Button type="submit" busy={state === 'busy'}>
        {t('search.submit')}
      </Button>
    </Form>
  );
}
