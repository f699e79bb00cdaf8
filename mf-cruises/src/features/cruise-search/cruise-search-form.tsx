import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate, useWayOn } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import {
  CRUISE,
  type CruiseChoices,
  type CruiseQuery,
  cruiseResultsHref,
} from '@alisio/shared-contracts/cruises';
import { Button } from '@alisio/shared-ui/button';
import { Finder, Go, WithScript } from '@alisio/shared-ui/finder';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState, useTransition } from 'react';
import { ChoiceFields, EXACT } from './choice-fields.tsx';
import { ExactDays } from './exact-days.tsx';
import { keepSearch } from './kept-search.ts';
import { PartyField } from './party-field.tsx';
import { chosenAges, isWhole, type PickedParty } from './picked-party.ts';
import { FieldsWithoutScript } from './plain-fields.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  align-items: start;

  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }

  & > [data-days] {
    grid-column: 1 / -1;
    order: 1;
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child,
    & > :last-child {
      grid-column: auto;
    }
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 1.4fr) repeat(4, minmax(0, 1fr)) auto;

    & > [data-days] {
      grid-column: 4 / -1;
    }
  }

  ${media.withoutScript} {
    grid-template-columns: 1fr;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Where somebody else draws the surface. */
const Bare = styled.form`
  min-width: 0;
`;

/** Where the form leads: a list whose address says what was asked for. */
const SEARCH_PATH = '/crucerro/result';

export interface CruiseSearchFormProps {
  /** what stands in it first */
  query: CruiseQuery;
  choices: CruiseChoices | undefined;
  /** told when the list of another question is on its way */
  onSearch?: () => void;
  /** the surface around it is another's */
  bare?: boolean;
}

/** Cruises by destination, line, ship, days and who sails. What is chosen is kept for the tab; a script sends it, or the browser. */
export function CruiseSearchForm({ query: first, choices, onSearch, bare = false }: CruiseSearchFormProps) {
  const Frame = bare ? Bare : Finder;
  const { t } = useTexts('cruises');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(first);
  const [exact, setExact] = useState(first.from !== '');
  const [party, setParty] = useState<PickedParty>({
    adults: first.party.adults,
    ages: first.party.childAges,
  });
  const [asked, setAsked] = useState(false);
  const [going, startGoing] = useTransition();

  const queryOf = (next: CruiseQuery, who: PickedParty): CruiseQuery => ({
    ...next,
    party: { adults: who.adults, childAges: chosenAges(who) },
  });
  const query = queryOf(chosen, party);
  useWayOn(cruiseResultsHref(query));
  const change = (next: Partial<CruiseQuery>) => {
    setChosen({ ...chosen, ...next });
    keepSearch(queryOf({ ...chosen, ...next }, party));
  };
  const areDaysMissing = exact && (chosen.from === '' || chosen.to === '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isWhole(party) || areDaysMissing) return;
    emit('shop:searched', { product: CRUISE });
    keepSearch(query);
    onSearch?.();
    // The button answers at once; the list is drawn after that.
    startGoing(() => void navigate(cruiseResultsHref(query)));
  };
  return (
    <Frame method="get" action={SEARCH_PATH} onSubmit={submit} aria-label={t('search.form')} noValidate>
      <Grid>
        <ChoiceFields
          chosen={{ ...chosen, month: exact ? EXACT : chosen.month }}
          choices={choices}
          onChange={({ month, ...rest }) => {
            if (month === undefined) return change(rest);
            setExact(month === EXACT);
            change({ month: month === EXACT ? '' : month, from: '', to: '' });
          }}
        />
        {exact ? (
          <WithScript data-days="">
            <ExactDays
              from={chosen.from}
              to={chosen.to}
              onChange={change}
              isMissing={asked && areDaysMissing}
            />
          </WithScript>
        ) : null}
        <FieldsWithoutScript query={query} />
        <PartyField
          {...party}
          onChange={(who) => {
            setParty(who);
            keepSearch(queryOf(chosen, who));
          }}
          asksAges={asked}
        />
        <Go>
          <Button type="submit" busy={going}>
            {going ? null : <Icon name="search" />}
            {t('search.submit')}
          </Button>
        </Go>
      </Grid>
    </Frame>
  );
}
