import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { ACTIVITY_SORTS } from '@alisio/shared-contracts/activities';
import { Button } from '@alisio/shared-ui/button';
import { Select } from '@alisio/shared-ui/field';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type Ref, startTransition, useId, useOptimistic } from 'react';
import { type ResultsAddress, sortOf } from './results-address.ts';

const { space, text } = tokens;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`;

const Sort = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text[14]};

  & label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${tokens.color.ink2};
  }

  & select {
    width: auto;
    min-height: ${space[10]};
  }
`;

export interface ListHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** one activity has no order */
  sorts: boolean;
  address: Pick<ResultsAddress, 'sort' | 'sortBy'>;
}

/** What the list is of, and in which order; where no script runs the order is a form. */
export function ListHead({ title, ref, sorts, address }: ListHeadProps) {
  const { t } = useTexts('tours');
  const { pathname: listPath } = useLocation();
  const id = useId();
  // What was chosen shows at once, however long its list takes.
  const [sort, show] = useOptimistic(address.sort);
  const choose = (word: string) => {
    startTransition(() => show(sortOf(word)));
    address.sortBy(sortOf(word));
  };
  return (
    <div>
      <Line>
        <Heading level={1} ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        {sorts ? (
          <Sort method="get" action={listPath} onSubmit={(event) => event.preventDefault()}>
            <label htmlFor={id}>
              {t('activityResults.sorts.label')}
              <Select id={id} name="sort" value={sort} onChange={({ target }) => choose(target.value)}>
                {ACTIVITY_SORTS.map((by) => (
                  <option key={by} value={by}>
                    {t(`activityResults.sorts.${by}`)}
                  </option>
                ))}
              </Select>
            </label>
            <noscript>
              <WordsKept but={['sort', 'page']} />
              <Button type="submit" size="s" variant="quiet">
                {t('activityResults.sorts.apply')}
              </Button>
            </noscript>
          </Sort>
        ) : null}
      </Line>
      {sorts && sort === 'recommended' ? <Muted>{t('activityResults.sorts.recommendedBy')}</Muted> : null}
    </div>
  );
}
