import { useTexts } from '@alisio/platform/sdk/i18n';
import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import { usePriceClock, useTimeUp } from '@alisio/platform/sdk/list-clock';
import { PriceClock } from '@alisio/shared-ui/feedback';
import { listClock } from './list-clock-store.ts';
import type { TimeUpProps } from './time-up.tsx';

const LateTimeUp = lateWithTexts<TimeUpProps>(
  'cruises',
  () => import(/* webpackChunkName: "list-time-up" */ './time-up.tsx'),
  {
    es: () => import(/* webpackChunkName: "list-time-up" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "list-time-up" */ './locales/en.json', { with: { type: 'json' } }),
  },
);

export interface ListClockProps {
  /** UTC, ISO 8601: until when the prices of the list hold; nothing while they are on their way */
  expiresAt: string | undefined;
  /** asks for all of it again */
  onRefresh: () => Promise<void>;
}

/** How long the prices of a list hold, by the server's clock; at the end it says so, with the ways on. */
export default function ListClock({ expiresAt, onRefresh }: ListClockProps) {
  const { t } = useTexts('cruises');
  const { now, words } = usePriceClock(
    (text, values) => t(`results.clock.${text}`, values),
    () => t('results.clock.overSaid'),
  );
  const { isUp, end, close } = useTimeUp(listClock, expiresAt);
  return (
    <>
      <PriceClock
        expiresAt={expiresAt}
        now={now}
        onRenew={() => void onRefresh()}
        onEnd={end}
        words={{ ...words, renew: t('results.clock.renew') }}
      />
      {isUp ? <LateTimeUp onRefresh={onRefresh} onClose={close} /> : null}
    </>
  );
}
