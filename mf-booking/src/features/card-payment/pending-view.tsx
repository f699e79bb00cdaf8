import { useTexts } from '@alisio/platform/sdk/i18n';
import { lateComponent } from '@alisio/shared-ui/late-part';
import type { ReactNode } from 'react';
import { SupportRow } from '../../support/support-row.tsx';
import type { PendingDetailsProps, PendingPurchase } from './pending-details.tsx';
import { WaitingCard } from './waiting-card.tsx';

// Most payments end before the button that pays has told that it is busy.
const LateDetails = lateComponent<PendingDetailsProps>(
  () => import(/* webpackChunkName: "pending-details" */ './pending-details.tsx'),
  undefined,
  { isExtra: true },
);

interface PendingViewProps {
  /** as far as the page knows it */
  purchase: PendingPurchase | undefined;
  /** in place of those that come late: of a page that is there for them */
  details?: ReactNode;
}

/** The payment's end is not known yet: says how long it usually takes, promises nothing, and warns of paying twice. */
export function PendingView({ purchase, details = <LateDetails purchase={purchase} /> }: PendingViewProps) {
  const { t } = useTexts('booking');
  return (
    <WaitingCard
      title={t('pending.title')}
      text={t('pending.text')}
      note={details}
      below={<SupportRow title={t('summary.doubts')} code={purchase?.code} hasPaid />}
    />
  );
}
