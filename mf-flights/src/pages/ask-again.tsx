import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { LateSearchForm, useStartSearch } from '../features/flight-search/index.ts';

const Ask = styled(Wrap)`
  padding-block: ${tokens.space[8]} ${tokens.space[16]};

  & > p {
    margin-block: ${tokens.space[2]} ${tokens.space[6]};
  }
`;

interface AskAgainProps {
  query: FlightSearchQuery;
  asked: FlightSearchForm;
  /** the day of departure is over where the flight would leave */
  isOver: boolean;
}

/** A results address that cannot be answered: says what it lacks, and asks with what it has. */
export function AskAgain({ query, asked, isOver }: AskAgainProps) {
  const { t } = useTexts('flights');
  const startSearch = useStartSearch();
  // What the address says stands until it is changed here: its places may become known only after a while.
  const [changes, setChanges] = useState<Partial<FlightSearchForm>>({});
  const samePlace = query.from !== '' && query.from === query.to;
  const form = { ...asked, ...changes };
  const isStillOver = isOver && form.departureDate === asked.departureDate;
  return (
    <Ask>
      <Heading level={1}>{t(isOver ? 'states.overTitle' : 'states.askTitle')}</Heading>
      <Muted size={16}>
        {isOver ? t('states.overText') : t(samePlace ? 'states.sameText' : 'states.askText')}
      </Muted>
      <LateSearchForm
        form={form}
        refused={isStillOver ? { dates: 'search.errors.over' } : {}}
        onChange={(change) => setChanges((current) => ({ ...current, ...change }))}
        onSearch={startSearch}
      />
    </Ask>
  );
}
