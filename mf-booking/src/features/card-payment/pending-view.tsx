import { useTexts } from '@alisio/platform/sdk/i18n';
import { lateComponent } from '@alisio/shared-ui/late-part';
import type { ReactNode } from 'react';
import type { HostedWaitProps } from '../../support/hosted-wait.tsx';
import type { PendingPurchase } from '../../support/purchase-facts.tsx';
import { SupportRow } from '../../support/support-row.tsx';
import type { PendingDetailsProps } from './pending-details.tsx';
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
  /** it waits for the visitor, and not for the bank */
  hosted?: Omit<HostedWaitProps, 'purchase'> | undefined;
  /** in place of those that come late: of a page that is there for them */
  details?: ReactNode;
}

// Most payments are made here.
const HostedWait = lateComponent<HostedWaitProps>(
  () => import(/* webpackChunkName: "hosted-wait" */ '../../support/hosted-wait.tsx'),
);

/** The payment's end is not known yet: says how long it usually takes, promises nothing, and warns of paying twice. */
export function PendingView({ purchase, hosted, details }: PendingViewProps) {
  const { t } = useTexts('booking');
  const hasVoucher = hosted?.hosted.voucher !== undefined;
  return (
    <WaitingCard
      title={t(hasVoucher ? 'hosted.voucher.title' : hosted ? 'hosted.title' : 'pending.title')}
      text={t(hasVoucher ? 'hosted.voucher.text' : hosted ? 'hosted.text' : 'pending.text')}
      note={
        hosted ? (
          <HostedWait {...hosted} purchase={purchase} />
        ) : (
          (details ?? <LateDetails purchase={purchase} />)
        )
      }
      below={<SupportRow title={t('summary.doubts')} code={purchase?.code} hasPaid />}
    />
  );
}
