import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { OldAndNew } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
import styled from '@emotion/styled';
import type { ConfirmedStayAnswer, StayTrouble } from '../../api/confirm-stay.ts';

const Notice = styled(TroubleNotice)`
  margin-bottom: ${tokens.space[4]};
`;

export interface StayTroubleAlertProps {
  trouble: StayTrouble;
  onAccept: (confirmed: ConfirmedStayAnswer) => void;
  onRetry: () => void;
  /** another look at the rooms, freshly asked for */
  onRefresh: () => void;
}

/** Why the stay did not go on to the checkout, and what can be done. */
export default function StayTroubleAlert({ trouble, onAccept, onRetry, onRefresh }: StayTroubleAlertProps) {
  const { t } = useTexts('hotels');
  // What is agreed to is said as it is charged.
  const { money, moneyParts } = useFormats();
  if (trouble.kind === 'price-changed') {
    const { confirmed } = trouble;
    const { before, now } = confirmed.changed ?? { before: confirmed.total, now: confirmed.total };
    const fell = now.amount < before.amount;
    return (
      <Notice
        trouble={trouble}
        tone="warm"
        title={t(fell ? 'hotel.trouble.fell' : 'hotel.trouble.rose')}
        ways={[
          {
            label: t('hotel.trouble.accept', { amount: money(now.amount, now.currency) }),
            onPress: () => onAccept(confirmed),
          },
          { label: t('hotel.trouble.back'), onPress: onRefresh },
        ]}
      >
        <p>{t('hotel.trouble.priceText')}</p>
        <OldAndNew
          old={{ label: t('hotel.trouble.before'), parts: moneyParts(before.amount, before.currency) }}
          now={{ label: t('hotel.trouble.now'), parts: moneyParts(now.amount, now.currency) }}
        />
      </Notice>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <Notice
        trouble={trouble}
        tone="warm"
        title={t('hotel.trouble.goneTitle')}
        ways={[{ label: t('hotel.trouble.goneRefresh'), onPress: onRefresh }]}
      >
        {t('hotel.trouble.goneText')}
      </Notice>
    );
  }
  return (
    <Notice
      trouble={trouble}
      tone="bad"
      title={t('hotel.trouble.failedTitle')}
      ways={[{ label: t('hotel.retry'), onPress: onRetry }]}
    >
      {t('hotel.trouble.failedText')}
    </Notice>
  );
}
