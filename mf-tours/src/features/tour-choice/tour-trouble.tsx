import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { OldAndNew } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import { TroubleNotice } from '@alisio/shared-ui/trouble-notice';
import styled from '@emotion/styled';
import type { ConfirmedTourAnswer, TourTrouble } from '../../api/confirm-tour.ts';

const Notice = styled(TroubleNotice)`
  margin-bottom: ${tokens.space[4]};
`;

export interface TourTroubleAlertProps {
  trouble: TourTrouble;
  onAccept: (confirmed: ConfirmedTourAnswer) => void;
  onRetry: () => void;
  /** another look at the departures, freshly asked for */
  onRefresh: () => void;
}

/** Why the tour did not go on to the checkout, and what can be done. */
export default function TourTroubleAlert({ trouble, onAccept, onRetry, onRefresh }: TourTroubleAlertProps) {
  const { t } = useTexts('tours');
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
        title={t(fell ? 'tourPage.trouble.fell' : 'tourPage.trouble.rose')}
        ways={[
          {
            label: t('tourPage.trouble.accept', { amount: money(now.amount, now.currency) }),
            onPress: () => onAccept(confirmed),
          },
          { label: t('tourPage.trouble.back'), onPress: onRefresh },
        ]}
      >
        <p>{t('tourPage.trouble.priceText')}</p>
        <OldAndNew
          old={{ label: t('tourPage.trouble.before'), parts: moneyParts(before.amount, before.currency) }}
          now={{ label: t('tourPage.trouble.now'), parts: moneyParts(now.amount, now.currency) }}
        />
      </Notice>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <Notice
        trouble={trouble}
        tone="warm"
        title={t('tourPage.trouble.gone')}
        ways={[{ label: t('tourPage.trouble.goneRefresh'), onPress: onRefresh }]}
      >
        {t('tourPage.trouble.goneText')}
      </Notice>
    );
  }
  return (
    <Notice
      trouble={trouble}
      tone="bad"
      title={t('tourPage.trouble.failed')}
      ways={[{ label: t('tour.failed.retry'), onPress: onRetry }]}
    >
      {t('tourPage.trouble.failedText')}
    </Notice>
  );
}
