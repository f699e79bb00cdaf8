import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { Alert } from '@alisio/shared-ui/feedback';
import { OldAndNew, type PriceChange } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
`;

export interface PriceChangedProps {
  change: PriceChange;
  currency: string;
}

/** The prices of before are over, and what is chosen costs otherwise: both, of the same weight. */
export default function PriceChangedNotice({ change, currency }: PriceChangedProps) {
  const { t } = useTexts('hotels');
  const { moneyParts } = usePrices();
  return (
    <Notice tone="warm" title={t(change.now > change.before ? 'hotel.trouble.rose' : 'hotel.trouble.fell')}>
      <p>{t('hotel.clock.changed')}</p>
      <OldAndNew
        old={{ label: t('hotel.trouble.before'), parts: moneyParts(change.before, currency) }}
        now={{ label: t('hotel.trouble.now'), parts: moneyParts(change.now, currency) }}
      />
    </Notice>
  );
}
