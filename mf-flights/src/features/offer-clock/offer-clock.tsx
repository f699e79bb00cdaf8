import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import { useTimeUp } from '@alisio/platform/sdk/list-clock';
import type { FlightOffer, FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import { PriceClock } from '@alisio/shared-ui/feedback';
import { offerClock } from './offer-clock-store.ts';
import type { SelectedFlight, TimeUpDialogProps } from './time-up-dialog.tsx';

const LateTimeUp = lateWithTexts<TimeUpDialogProps>(
  'flights',
  () => import(/* webpackChunkName: "offer-trouble" */ './time-up-dialog.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);

export interface OfferClockProps {
  /** nothing while it is on its way */
  answer: FlightSearchAnswer | undefined;
  selected: SelectedFlight;
  /** asks for the offers again; nothing where they cannot be had */
  onRefresh: () => Promise<readonly FlightOffer[] | undefined>;
}

/** How long the shown prices still hold, by the server's clock (§4); at the end it says so, with the ways on. */
export function OfferClock({ answer, selected, onRefresh }: OfferClockProps) {
  const { t } = useTexts('flights');
  const { duration } = useFormats();
  const expiresAt = answer?.meta.expiresAt;
  const { isUp, end, close } = useTimeUp(offerClock, expiresAt);
  return (
    <>
      <PriceClock
        expiresAt={expiresAt}
        now={serverNow}
        onRenew={() => void onRefresh()}
        onEnd={end}
        words={{
          firm: t('clock.firm'),
          over: t('clock.over'),
          renew: t('clock.renew'),
          minutes: (minutes) => duration(minutes, 'short'),
          left: (count) => (count > 0 ? t('clock.left', { count }) : t('clock.overSaid')),
        }}
      />
      {isUp && answer ? (
        <LateTimeUp {...{ selected, onRefresh }} offers={answer.data} onClose={close} />
      ) : null}
    </>
  );
}
