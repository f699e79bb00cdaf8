import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import type { ListedHotel } from '@alisio/shared-contracts/hotels';
import { Button } from '@alisio/shared-ui/button';
import { Checkbox, Select } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';
import { VALUES } from './filter-values.ts';
import { useFilterWords } from './filter-words.ts';
import type { ResultsAddress } from './results-address.ts';

/** Closed while nothing is chosen: the hotels come first. */
const Box = styled.details`
  margin-bottom: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};

  & > summary {
    font-weight: 650;
    cursor: pointer;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  padding-top: ${tokens.space[4]};

  & legend {
    margin-bottom: ${tokens.space[1]};
    font-weight: 650;
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Ends of what a night may cost, US cents; a whole range is what script alone can say. */
const UP_TO = [5000, 10000, 15000, 20000, 30000] as const;
const wordOf = (cents: number) => `-${cents}`;

export interface PlainFiltersProps {
  /** on this page of the list: their parts of the town can be asked for */
  hotels: readonly ListedHotel[];
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What a list can be narrowed by as a form of its address, for browsers that run no script: the server narrows it. */
export function PlainFilters({ hotels, address }: PlainFiltersProps) {
  const { t } = useTexts('hotels');
  const { pathname: listPath } = useLocation();
  const id = useId();
  const { legend, value, number } = useFilterWords();
  const chosen = (name: string) => address.readAll(name).flatMap((word) => word.split('.').filter(Boolean));
  const areas = hotels.map(({ hotelInfo }) => hotelInfo.locationInfo.neighbourhood).filter(Boolean);
  const facets = { ...VALUES, area: [...new Set([...chosen('area'), ...areas])].sort() };
  const [night = ''] = address.readAll('night');
  const isChosen = night !== '' || Object.keys(facets).some((name) => chosen(name).length > 0);
  const ends = UP_TO.map(wordOf);
  return (
    <noscript>
      <Box open={isChosen}>
        <summary>{t('filters.title')}</summary>
        <Form method="get" action={listPath}>
          <WordsKept but={[...Object.keys(facets), 'night', 'page', 'compare']} />
          <label htmlFor={id}>
            {legend('night')}
            <Select id={id} name="night" defaultValue={night}>
              <option value="">{t('filters.any')}</option>
              {night === '' || ends.includes(night) ? null : (
                <option value={night}>{t('filters.asChosen')}</option>
              )}
              {UP_TO.map((cents) => (
                <option key={cents} value={wordOf(cents)}>
                  {t('filters.upTo', { high: number('night', cents) })}
                </option>
              ))}
            </Select>
          </label>
          {Object.entries(facets).map(([name, values]) =>
            values.length < 2 ? null : (
              <fieldset key={name}>
                <legend>{legend(name)}</legend>
                {values.map((of) => (
                  <Checkbox
                    key={of}
                    label={value(name, of)}
                    name={name}
                    value={of}
                    defaultChecked={chosen(name).includes(of)}
                  />
                ))}
              </fieldset>
            ),
          )}
          <div>
            <Button type="submit">{t('filters.apply')}</Button>
          </div>
        </Form>
      </Box>
    </noscript>
  );
}
