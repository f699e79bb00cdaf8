import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { PriceClock as Clock } from '@alisio/shared-ui/feedback';

export interface PriceClockProps {
  /** UTC, ISO 8601; nothing while the prices are on their way */
  expiresAt: string | undefined;
  /** asks for the prices of then */
  onEnd: () => void;
}

/** How long the shown prices hold, by the server's clock; at the end those of then are asked for. */
export default function PriceClock({ expiresAt, onEnd }: PriceClockProps) {
  const { t } = useTexts('tours');
  const { duration } = useFormats();
  return (
    <Clock
      expiresAt={expiresAt}
      now={serverNow}
      onEnd={onEnd}
      words={{
        firm: t('packages.clock.firm'),
        over: t('packages.clock.over'),
        minutes: (minutes) => duration(minutes, 'short'),
        left: (count) => (count > 0 ? t('packages.clock.left', { count }) : t('packages.clock.over')),
      }}
    />
  );
}
