import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { PriceClock } from '@alisio/shared-ui/feedback';

export interface PricesClockProps {
  /** UTC, ISO 8601; nothing while the prices are on their way */
  expiresAt: string | undefined;
  /** asks for the prices of then */
  onEnd: () => void;
}

/** How long the shown prices hold, by the server's clock; at the end those of then are asked for. */
export default function PricesClock({ expiresAt, onEnd }: PricesClockProps) {
  const { t } = useTexts('tours');
  const { duration } = useFormats();
  return (
    <PriceClock
      expiresAt={expiresAt}
      now={serverNow}
      onEnd={onEnd}
      words={{
        firm: t('activity.clock.firm'),
        over: t('activity.clock.over'),
        minutes: (minutes) => duration(minutes, 'short'),
        left: (count) => (count > 0 ? t('activity.clock.left', { count }) : t('activity.clock.overSaid')),
      }}
    />
  );
}
