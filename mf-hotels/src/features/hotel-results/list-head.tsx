import { useTexts } from '@alisio/platform/sdk/i18n';
import { useListOrder } from '@alisio/platform/sdk/lists';
import { HOTEL_SORTS } from '@alisio/shared-contracts/hotels';
import { ListHead as Head } from '@alisio/shared-ui/list-head';
import type { Ref } from 'react';
import type { ResultsAddress } from './results-address.ts';

export interface ListHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** one hotel has no order */
  sorts: boolean;
  address: Pick<ResultsAddress, 'sort' | 'sortBy'>;
}

/** What the list is of, and in which order. */
export function ListHead({ title, ref, sorts, address }: ListHeadProps) {
  const { t } = useTexts('hotels');
  const order = useListOrder(address, HOTEL_SORTS);
  const words = {
    label: t('sorts.label'),
    of: (by: string) => t(`sorts.${by}`),
    apply: t('sorts.apply'),
    note: (by: string) => (by === 'recommended' ? t('sorts.recommendedBy') : undefined),
  };
  return <Head title={title} ref={ref} order={sorts ? { ...order, words } : undefined} />;
}
