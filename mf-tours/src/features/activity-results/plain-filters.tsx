import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import type { ListedActivity } from '@alisio/shared-contracts/activities';
import { Button } from '@alisio/shared-ui/button';
import { Checkbox, Select } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';
import { VALUES } from './filter-values.ts';
import { useFilterWords } from './filter-words.ts';
import type { ResultsAddress } from './results-address.ts';

/** Closed while nothing is chosen: the activities come first. */
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

/** Ends of what all of it may cost, US cents; a whole range is what script alone can say. */
const UP_TO = [5000, 10000, 20000, 40000] as const;
const wordOf = (cents: number) => `-${cents}`;

export interface PlainFiltersProps {
  /** on this page of the list: their languages can be asked for */
  activities: readonly ListedActivity[];
  address: Pick<ResultsAddress, 'readAll'>;
}

/** What a list can be narrowed by as a form of its address, for browsers that run no script: the server narrows it. */
export function PlainFilters({ activities, address }: PlainFiltersProps) {
  const { t } = useTexts('tours');
  const { pathname: listPath } = useLocation();
  const id = useId();
  const { legend, value, number } = useFilterWords();
  const chosen = (name: string) => address.readAll(name).flatMap((word) => word.split('.').filter(Boolean));
  const languages = activities.flatMap(({ activityInfo }) => activityInfo.languages);
  const facets = { ...VALUES, lang: [...new Set([...chosen('lang'), ...languages])].sort() };
  const [price = ''] = address.readAll('price');
  const isChosen = price !== '' || Object.keys(facets).some((name) => chosen(name).length > 0);
  return (
    <noscript>
      <Box open={isChosen}>
        <summary>{t('activityResults.filters.title')}</summary>
        <Form method="get" action={listPath}>
          <WordsKept but={[...Object.keys(facets), 'price', 'page']} />
          <label htmlFor={id}>
            {legend('price')}
            <Select id={id} name="price" defaultValue={price}>
              <option value="">{t('activityResults.filters.any')}</option>
              {price === '' || UP_TO.map(wordOf).includes(price) ? null : (
                <option value={price}>{t('activityResults.filters.asChosen')}</option>
              )}
              {UP_TO.map((cents) => (
                <option key={cents} value={wordOf(cents)}>
                  {t('activityResults.filters.upTo', { high: number('price', cents) })}
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
            <Button type="submit">{t('activityResults.filters.apply')}</Button>
          </div>
        </Form>
      </Box>
    </noscript>
  );
}
