import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { OldAndNew } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ActivityTrouble, ConfirmedActivityAnswer } from '../../api/confirm-activity.ts';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

export interface ActivityTroubleAlertProps {
  trouble: ActivityTrouble;
  onAccept: (confirmed: ConfirmedActivityAnswer) => void;
  onRetry: () => void;
  /** another look at the sessions, freshly asked for */
  onRefresh: () => void;
}

/** Why the session did not go on to the checkout, and what can be done. It comes into view by itself. */
export default function ActivityTroubleAlert(props: ActivityTroubleAlertProps) {
  const { trouble, onAccept, onRetry, onRefresh } = props;
  const { t } = useTexts('tours');
  // What is agreed to is said as it is charged.
  const { money, moneyParts } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);
  const shown = { ref: box, tabIndex: -1 };

  if (trouble.kind === 'price-changed') {
    const { confirmed } = trouble;
    const { before, now } = confirmed.changed ?? { before: confirmed.total, now: confirmed.total };
    return (
      <Notice
        {...shown}
        tone="warm"
        title={t(now.amount < before.amount ? 'activityPage.trouble.fell' : 'activityPage.trouble.rose')}
        actions={
          <>
            <Button size="s" onClick={() => onAccept(confirmed)}>
              {t('activityPage.trouble.accept', { amount: money(now.amount, now.currency) })}
            </Button>
            <Button size="s" variant="quiet" onClick={onRefresh}>
              {t('activityPage.trouble.back')}
            </Button>
          </>
        }
      >
        <p>{t('activityPage.trouble.priceText')}</p>
        <OldAndNew
          old={{ label: t('activityPage.trouble.before'), parts: moneyParts(before.amount, before.currency) }}
          now={{ label: t('activityPage.trouble.now'), parts: moneyParts(now.amount, now.currency) }}
        />
      </Notice>
    );
  }
  const gone = trouble.kind === 'gone';
  return (
    <Notice
      {...shown}
      tone={gone ? 'warm' : 'bad'}
      title={t(gone ? 'activityPage.trouble.goneTitle' : 'activityPage.trouble.failedTitle')}
      actions={
        <Button size="s" onClick={gone ? onRefresh : onRetry}>
          {t(gone ? 'activityPage.trouble.goneRefresh' : 'activity.retry')}
        </Button>
      }
    >
      {t(gone ? 'activityPage.trouble.goneText' : 'activityPage.trouble.failedText')}
    </Notice>
  );
}
