import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { OldAndNew } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ConfirmedStayAnswer, StayTrouble } from '../../api/confirm-stay.ts';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

export interface StayTroubleAlertProps {
  trouble: StayTrouble;
  onAccept: (confirmed: ConfirmedStayAnswer) => void;
  onRetry: () => void;
  /** another look at the rooms, freshly asked for */
  onRefresh: () => void;
}

/** Why the stay did not go on to the checkout, and what can be done. It comes into view by itself. */
export default function StayTroubleAlert({ trouble, onAccept, onRetry, onRefresh }: StayTroubleAlertProps) {
  const { t } = useTexts('hotels');
  // What is agreed to is said as it is charged.
  const { money, moneyParts } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);

  if (trouble.kind === 'price-changed') {
    const { confirmed } = trouble;
    const { before, now } = confirmed.changed ?? { before: confirmed.total, now: confirmed.total };
    const fell = now.amount < before.amount;
    return (
      <Notice
        ref={box}
        tabIndex={-1}
        tone="warm"
        title={t(fell ? 'hotel.trouble.fell' : 'hotel.trouble.rose')}
        actions={
          <>
            <Button size="s" onClick={() => onAccept(confirmed)}>
              {t('hotel.trouble.accept', { amount: money(now.amount, now.currency) })}
            </Button>
            <Button size="s" variant="quiet" onClick={onRefresh}>
              {t('hotel.trouble.back')}
            </Button>
          </>
        }
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
        ref={box}
        tabIndex={-1}
        tone="warm"
        title={t('hotel.trouble.goneTitle')}
        actions={
          <Button size="s" onClick={onRefresh}>
            {t('hotel.trouble.goneRefresh')}
          </Button>
        }
      >
        {t('hotel.trouble.goneText')}
      </Notice>
    );
  }
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      tone="bad"
      title={t('hotel.trouble.failedTitle')}
      actions={
        <Button size="s" onClick={onRetry}>
          {t('hotel.retry')}
        </Button>
      }
    >
      {t('hotel.trouble.failedText')}
    </Notice>
  );
}
