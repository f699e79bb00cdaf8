import { useTexts } from '@alisio/platform/sdk/i18n';
import { useReserve } from '@alisio/platform/sdk/reserve';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { sumOf, type TourDeparture, type TourDetail, tourCartItem } from '@alisio/shared-contracts/tours';
import { usePriceChange } from '@alisio/shared-ui/price';
import { Section } from '@alisio/shared-ui/section';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type ConfirmedTourAnswer, confirmTour } from '../../api/confirm-tour.ts';
import {
  ChooseTour,
  type Chosen,
  LatePriceChanged,
  LateTourTrouble,
  TourTotal,
  withChoice,
} from '../../features/tour-choice/index.ts';

const { space } = tokens;

/** Side by side from 1024; on a phone the total comes after what is chosen. */
const Split = styled.div`
  display: grid;

  & > * {
    min-width: 0;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 344px;
    gap: ${space[10]};
  }
`;

const Side = styled.div`
  margin-top: ${space[12]};
  scroll-margin-top: ${space[16]};

  ${media.lg} {
    position: sticky;
    top: ${space[6]};
    align-self: start;
    max-height: calc(100vh - ${space[8]});
    overflow-y: auto;
  }
`;

export interface TourBookingProps {
  tour: TourDetail;
  departures: readonly TourDeparture[];
  chosen: Chosen;
  /** UTC, ISO 8601: until when the prices hold */
  expiresAt: string;
  onRefresh: () => void;
  /** told before the way to the checkout */
  onLeave: () => void;
  /** beside the total: the days of the tour */
  children: ReactNode;
}

/** The days of a tour, its departures and rooms, and beside them what was chosen and the way on. */
export function TourBooking(props: TourBookingProps) {
  const { tour, departures, chosen, expiresAt, onRefresh, onLeave, children } = props;
  const { t } = useTexts('tours');
  const line = usePhoneLine();
  const { pathname, search: said } = useLocation();
  const [search, setSearch] = useSearchParams();
  const name = { country: tour.country.slug, slug: tour.slug };
  const change = (what: Parameters<typeof withChoice>[1]) =>
    setSearch(withChoice(search, what), { replace: true, preventScrollReset: true });
  const { departure, party, kinds, shares, pay } = chosen;
  const choice = JSON.stringify([departure.startDate, party, kinds]);
  const repriced = usePriceChange(expiresAt, choice, shares ? sumOf(shares) : 0);
  const occasion = `${pathname}${said}`;
  const { reserve, accept, busy, trouble, dismiss } = useReserve({
    occasion,
    confirm: (signal) => confirmTour(name, { key: departure.key, ...party, rooms: kinds, pay }, signal),
    itemsOf: (confirmed: ConfirmedTourAnswer) => [tourCartItem(confirmed, occasion)],
    onLeave,
  });
  const reserveIt = () => void reserve('all');
  return (
    <Split>
      <div>
        {children}
        <Section id="salidas" title={t('tourPage.departures.title')} text={t('tourPage.departures.text')}>
          <ChooseTour
            tour={tour}
            departures={departures}
            chosen={chosen}
            search={search}
            onDate={(date) => change({ date })}
            onParty={(next) => change({ party: next })}
            onRooms={(rooms) => change({ rooms })}
          />
        </Section>
      </div>
      <Side id="total">
        {repriced && shares && !trouble ? (
          <LatePriceChanged change={repriced} currency={departure.currency} />
        ) : null}
        {trouble ? (
          <LateTourTrouble
            trouble={trouble}
            onAccept={accept}
            onRetry={reserveIt}
            onRefresh={() => {
              dismiss();
              onRefresh();
            }}
          />
        ) : null}
        <TourTotal
          tour={tour}
          chosen={chosen}
          expiresAt={expiresAt}
          busy={busy !== undefined}
          onPay={(next) => change({ pay: next })}
          onReserve={reserveIt}
          onRefresh={onRefresh}
          withoutScript={line ? t('tourPage.total.without', { number: line.shown }) : ''}
        />
      </Side>
    </Split>
  );
}
