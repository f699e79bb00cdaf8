import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Countdown } from '@alisio/shared-ui/feedback';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** §9 */
const TOTAL_SECONDS = 15 * 60;

/** On a phone the ring and the minutes alone. */
const Shown = styled(Countdown)`
  & [role='timer'] {
    gap: ${tokens.space[2]};
  }

  & b {
    display: inline-block;
    min-width: 3em;
    font-variant-numeric: tabular-nums;
  }

  ${media.belowMd} {
    & small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    && [role='timer'] svg {
      width: 20px;
      height: 20px;
    }

    & b {
      font-size: ${tokens.text[14]};
    }
  }

  ${media.md} {
    & small {
      font-size: inherit;
    }
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export interface PricesClockProps {
  /** UTC, ISO 8601; nothing while the prices are on their way */
  expiresAt: string | undefined;
  /** asks for the prices of then */
  onEnd: () => void;
}

/** How long the shown prices hold, by the server's clock; at the end those of then are asked for. */
export default function PricesClock({ expiresAt, onEnd }: PricesClockProps) {
  const { t } = useTexts('hotels');
  const { duration } = useFormats();
  return (
    <Shown
      // Other prices, another clock.
      key={expiresAt}
      endsAt={expiresAt === undefined ? undefined : Date.parse(expiresAt)}
      totalSeconds={TOTAL_SECONDS}
      now={serverNow}
      text={({ minutes }) =>
        minutes > 0 ? (
          <>
            <small>{t('hotel.clock.firm')} </small>
            <b>{duration(minutes, 'short')}</b>
          </>
        ) : (
          <small>{t('hotel.clock.over')}</small>
        )
      }
      announcement={({ minutes }) =>
        minutes > 0 ? t('hotel.clock.left', { count: minutes }) : t('hotel.clock.over')
      }
      onEnd={onEnd}
    />
  );
}
