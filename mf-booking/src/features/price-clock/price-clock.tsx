import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { Countdown, type TimeLeft } from '@alisio/shared-ui/feedback';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from '../../window/use-in-view.ts';
import { LastMinutes } from './last-minutes.tsx';
import { priceClock } from './price-clock-store.ts';

/** §9 */
const TOTAL_SECONDS = 8 * 60;
/** With this much left it is said what happens at the end. */
const WARN_SECONDS = 2 * 60;

export interface PriceClockProps {
  cartId: string;
  /** UTC, ISO 8601 */
  heldUntil: string;
  /** something else decides about the price: a payment, or the visitor who was asked */
  busy: boolean;
  /** somebody waits for a payment, and is told nothing beside it */
  paying: boolean;
  /** asks for the price of now */
  onEnd: () => void;
}

const subscribe = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
const isSeen = () => document.visibilityState === 'visible';

/**
 * How long the price still holds, by the server's clock (§4). At the end it is asked for anew, while somebody looks at
 * the page: the same price begins another time, another one is told beside the one before. What is typed stays. The last
 * two minutes are told wherever on the page somebody is.
 */
export default function PriceClock({ cartId, heldUntil, busy, paying, onEnd }: PriceClockProps) {
  const { t } = useTexts('booking');
  const { duration } = useFormats();
  const { finished } = useSessionStore(priceClock);
  const [over, setOver] = useState<string>();
  const seen = useSyncExternalStore(subscribe, isSeen, () => false);
  const isDue = over === heldUntil && seen && !busy;
  // It is another function after every key that is pressed; each end asks once.
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isDue) end.current();
  }, [isDue]);

  const isRenewed = finished?.cartId === cartId && finished.heldUntil !== heldUntil;
  const place = useRef<HTMLSpanElement>(null);
  const isAway = useInView(place) === false;
  const words = ({ minutes, seconds }: TimeLeft) => {
    const isLast = seconds <= WARN_SECONDS;
    const said =
      minutes === 0 ? (
        t(busy ? 'clock.over' : 'clock.checking')
      ) : (
        <>
          {t(isRenewed ? 'clock.renewed' : 'clock.held')} <b>{duration(minutes, 'short')}</b>
          {isLast ? (
            <>
              <br />
              {t('clock.then')}
            </>
          ) : null}
        </>
      );
    return (
      <>
        {said}
        {isLast && isAway && !paying ? <LastMinutes aria-hidden="true">{said}</LastMinutes> : null}
      </>
    );
  };
  return (
    <span ref={place}>
      <Countdown
        // Another end, another clock: what was read out of the one before is not gone on from.
        key={heldUntil}
        endsAt={Date.parse(heldUntil)}
        totalSeconds={TOTAL_SECONDS}
        now={serverNow}
        text={words}
        announcement={({ minutes }) =>
          minutes > 0 ? t('clock.left', { count: minutes }) : t('clock.checking')
        }
        onEnd={() => {
          // Whether or not somebody looks, and whatever else is going on: its time is up (§4).
          priceClock.set({ finished: { cartId, heldUntil } });
          setOver(heldUntil);
        }}
      />
    </span>
  );
}
