import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceClock } from '@alisio/platform/sdk/list-clock';
import { PriceClock } from '@alisio/shared-ui/feedback';

export interface PricesClockProps {
  /** UTC, ISO 8601; nothing while the prices are on their way */
  expiresAt: string | undefined;
  /** asks for the prices of then */
  onEnd: () => void;
}

/** How long the shown prices hold, by the server's clock; at the end those of then are asked for. */
export default function PricesClock(prices: PricesClockProps) {
  const { t } = useTexts('hotels');
  return <PriceClock {...prices} {...usePriceClock((text, values) => t(`hotel.clock.${text}`, values))} />;
}
