import { useTexts } from '@alisio/platform/sdk/i18n';
import { useListOrder } from '@alisio/platform/sdk/lists';
import { ACTIVITY_SORTS } from '@alisio/shared-contracts/activities';
import { ListHead as Head } from '@alisio/shared-ui/list-head';
import type { Ref } from 'react';
import type { ResultsAddress } from './results-address.ts';

export interface ListHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** one activity has no order */
  sorts: boolean;
  address: Pick<ResultsAddress, 'sort' | 'sortBy'>;
}

/** What the list is of, and in which order. */
export function ListHead({ title, ref, sorts, address }: ListHeadProps) {
  const { t } = useTexts('tours');
  const order = useListOrder(address, ACTIVITY_SORTS);
  const words = {
    label: t('activityResults.sorts.label'),
    of: (by: string) => t(`activityResults.sorts.${by}`),
    apply: t('activityResults.sorts.apply'),
    note: (by: string) => (by === 'recommended' ? t('activityResults.sorts.recommendedBy') : undefined),
  };
  return <Head title={title} ref={ref} order={sorts ? { ...order, words } : undefined} />;
}
