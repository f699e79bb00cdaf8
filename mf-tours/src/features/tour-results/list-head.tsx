import { useTexts } from '@alisio/platform/sdk/i18n';
import { useListOrder } from '@alisio/platform/sdk/lists';
import { TOUR_SORTS } from '@alisio/shared-contracts/tours';
import { ListHead as Head } from '@alisio/shared-ui/list-head';
import type { Ref } from 'react';
import type { ResultsAddress } from './results-address.ts';

export interface ListHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** one tour has no order */
  sorts: boolean;
  address: Pick<ResultsAddress, 'sort' | 'sortBy'>;
}

/** What the list is of, and in which order. */
export function ListHead({ title, ref, sorts, address }: ListHeadProps) {
  const { t } = useTexts('tours');
  const order = useListOrder(address, TOUR_SORTS);
  const words = {
    label: t('tourResults.sorts.label'),
    of: (by: string) => t(`tourResults.sorts.${by}`),
    apply: t('tourResults.sorts.apply'),
  };
  return <Head title={title} ref={ref} order={sorts ? { ...order, words } : undefined} />;
}
