import { useTexts } from '@alisio/platform/sdk/i18n';
import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { CRUISE_SORTS } from '@alisio/shared-contracts/cruises';
import { ListHead as Head } from '@alisio/shared-ui/list-head';
import type { Ref } from 'react';
import { MORE, type ResultsAddress } from './results-address.ts';

export interface ListHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** one sailing has no order */
  sorts: boolean;
  address: Pick<ResultsAddress, 'sort' | 'sortBy'>;
}

/** What the list is of, and in which order. */
export function ListHead({ title, ref, sorts, address }: ListHeadProps) {
  const { t } = useTexts('cruises');
  const { pathname: listPath } = useLocation();
  const order = {
    by: address.sort,
    orders: CRUISE_SORTS,
    onChoose: address.sortBy,
    listPath,
    kept: <WordsKept but={['sort', 'page', MORE]} />,
    words: {
      label: t('results.sorts.label'),
      of: (by: string) => t(`results.sorts.${by}`),
      apply: t('results.sorts.apply'),
    },
  };
  return <Head title={title} {...(ref ? { ref } : {})} order={sorts ? order : undefined} />;
}
