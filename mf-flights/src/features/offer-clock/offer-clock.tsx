import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import type { FlightOffer, FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { Countdown, type TimeLeft } from '@alisio/shared-ui/feedback';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { lateWithTexts } from '../../late/late-with-texts.tsx';
import { offerClock } from './offer-clock-store.ts';
import type { SelectedFlight, TimeUpDialogProps } from './time-up-dialog.tsx';

const { space, text } = tokens;

/** §9 */
const TOTAL_SECONDS = 15 * 60;
/** With this much left, more can be asked for: enough to press it. */
const RENEWS_SECONDS = 2 * 60;

const LateTimeUp = lateWithTexts<TimeUpDialogProps>(
  () => import(/* webpackChunkName: "offer-trouble" */ './time-up-dialog.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);

/** Beside the search on a wide window; on a phone the ring and the minutes alone. */
const Shown = styled(Countdown, { shouldForwardProp: (name) => name !== 'unknown' })<{ unknown: boolean }>`
  visibility: ${({ unknown }) => (unknown ? 'hidden' : 'visible')};

  & [role='timer'] {
    gap: ${space[2]};
  }

  & b {
    display: inline-block;
    min-width: 3em;
    font-size: ${text[14]};
    font-variant-numeric: tabular-nums;
  }

  && [role='timer'] svg {
    width: 20px;
    height: 20px;
  }

  & button {
    margin-left: ${space[2]};
  }

  ${media.belowMd} {
    /* What can be pressed takes the ring's room: nothing beside it moves. */
    & :has(> span button) > svg {
      display: none;
    }

    & button {
      display: block;
      margin-left: 0;
      line-height: 1;
    }

    & small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  ${media.md} {
    & small {
      font-size: inherit;
    }

    & b {
      font-size: ${text[18]};
    }

    && [role='timer'] svg {
      width: 32px;
      height: 32px;
    }
  }

  ${media.withoutScript} {
    display: none;
  }
`;

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
  const { finished } = useSessionStore(offerClock);
  const [warns, setWarns] = useState(false);
  const end = () => {
    // Who was told of these prices is not told again, whichever way they come back.
    if (expiresAt === undefined || finished === expiresAt) return;
    offerClock.set({ finished: expiresAt });
    setWarns(true);
  };
  const words = ({ minutes, seconds }: TimeLeft) => {
    const renews = answer !== undefined && seconds <= RENEWS_SECONDS;
    return (
      <>
        {minutes > 0 ? (
          <>
            <small>{t('clock.firm')} </small>
            <b>{duration(minutes, 'short')}</b>
          </>
        ) : (
          <small>{t('clock.over')}</small>
        )}
        {renews ? <LinkButton onClick={() => void onRefresh()}>{t('clock.renew')}</LinkButton> : null}
      </>
    );
  };
  return (
    <>
      <Shown
        // Other prices, another clock: what was read out of the one before is not gone on from.
        key={expiresAt}
        unknown={expiresAt === undefined}
        endsAt={expiresAt === undefined ? undefined : Date.parse(expiresAt)}
        totalSeconds={TOTAL_SECONDS}
        now={serverNow}
        text={words}
        announcement={({ minutes }) =>
          minutes > 0 ? t('clock.left', { count: minutes }) : t('clock.overSaid')
        }
        onEnd={end}
      />
      {warns && answer ? (
        <LateTimeUp {...{ selected, onRefresh }} offers={answer.data} onClose={() => setWarns(false)} />
      ) : null}
    </>
  );
}
