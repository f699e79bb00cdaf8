import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import {
  TOUR,
  TOUR_TEXT_LENGTH,
  type TourCountry,
  type TourQuery,
  tourMonths,
  tourResultsHref,
} from '@alisio/shared-contracts/tours';
import { Button } from '@alisio/shared-ui/button';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField } from '@alisio/shared-ui/slot';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';
import { DAYS_CHOICES } from '../../words/days-choices.ts';
import { PlainParty } from '../../words/plain-party.tsx';
import { useTourWords } from '../../words/tour-words.ts';
import { PartyField } from './party-field.tsx';
import { isWhole, type PickedParty } from './picked-party.ts';

const { space } = tokens;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  align-items: start;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  & > button {
    min-height: ${space[16]};
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > [data-wide] {
      grid-column: auto;
    }
  }
`;

/** Where the form leads: a list whose address says what was asked for. */
const SEARCH_PATH = '/turs/result';

export interface TourSearchProps {
  query: TourQuery;
  /** of `DAYS_CHOICES`, or another range of the address; empty for any */
  days: string;
  countries: readonly Pick<TourCountry, 'slug' | 'name'>[];
  /** told when the list of another question is on its way */
  onSearch?: () => void;
}

/** Tours by words, country, month, length and who travels. */
export function TourSearchForm({ query, days, countries, onSearch }: TourSearchProps) {
  const { t } = useTexts('tours');
  const navigate = useNavigate();
  const words = useTourWords();
  const today = useToday();
  const [party, setParty] = useState<PickedParty>({ adults: query.adults, ages: query.childAges });
  const [asksAges, setAsksAges] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole(party)) return setAsksAges(true);
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name) ?? '').trim();
    const asked: TourQuery = {
      text: said('text'),
      country: said('country') || undefined,
      month: said('month') || undefined,
      adults: party.adults,
      childAges: party.ages.flatMap((age) => age ?? []).toSorted((one, other) => other - one),
    };
    emit('shop:searched', { product: TOUR });
    onSearch?.();
    const length = said('days');
    void navigate(tourResultsHref(asked) + (length === '' ? '' : `&days=${length}`));
  };
  return (
    <Fields method="get" action={SEARCH_PATH} onSubmit={submit} aria-label={t('tour.search.form')}>
      <div data-wide="">
        <PlainField label={t('tour.search.text')}>
          <input
            type="search"
            name="text"
            defaultValue={query.text}
            maxLength={TOUR_TEXT_LENGTH}
            placeholder={t('tour.search.textHint')}
          />
        </PlainField>
      </div>
      <PlainField label={t('tour.search.country')}>
        <select name="country" defaultValue={query.country ?? ''}>
          <option value="">{t('tour.search.anyCountry')}</option>
          {countries.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </PlainField>
      <PlainField label={t('tour.search.month')}>
        <select name="month" defaultValue={query.month ?? ''}>
          <option value="">{t('tour.search.anyMonth')}</option>
          {tourMonths(today).map((month) => (
            <option key={month} value={month}>
              {words.month(month)}
            </option>
          ))}
        </select>
      </PlainField>
      <PlainField label={t('tour.search.days')}>
        <select name="days" defaultValue={days}>
          <option value="">{t('tour.search.anyDays')}</option>
          {DAYS_CHOICES.map(({ word, text }) => (
            <option key={word} value={word}>
              {t(`tour.search.lengths.${text}`)}
            </option>
          ))}
          {days === '' || DAYS_CHOICES.some(({ word }) => word === days) ? null : (
            <option value={days}>{t('tour.search.asChosen')}</option>
          )}
        </select>
      </PlainField>
      <div>
        <WithoutScript>
          <PlainParty party={query} />
        </WithoutScript>
        <PartyField party={party} onChange={setParty} asksAges={asksAges} />
      </div>
      <Button type="submit" data-wide="">
        {t('tour.search.submit')}
      </Button>
    </Fields>
  );
}
