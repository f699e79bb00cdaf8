import { useTexts } from '@alisio/platform/sdk/i18n';
import { useReserve } from '@alisio/platform/sdk/reserve';
import { usePhoneLine, useToday } from '@alisio/platform/sdk/visitor';
import { type HotelQuery, type HotelRoom, hotelCartItem, nightsOf } from '@alisio/shared-contracts/hotels';
import { usePriceChange } from '@alisio/shared-ui/price';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { type ConfirmedStayAnswer, confirmStay } from '../../api/confirm-stay.ts';
import {
  checkStay,
  PICK,
  PriceChangedNotice,
  readPicks,
  SLOT,
  StayBar,
  StayRooms,
  StayTotal,
  StayTroubleAlert,
  slotOfNow,
  staySlots,
  staySum,
  useStayWords,
} from '../../features/stay-choice/index.ts';
import { CallHotel } from './call-hotel.tsx';
import { SoldOut } from './hotel-states.tsx';

const { space } = tokens;

const Split = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[8]};

  & > * {
    min-width: 0;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 344px;
    gap: ${space[10]};
  }
`;

const Side = styled.div`
  scroll-margin-top: ${space[24]};

  ${media.lg} {
    position: sticky;
    top: 96px;
    align-self: start;
    grid-row: span 2;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
`;

const Facts = styled.div`
  ${media.lg} {
    grid-column: 1;
  }
`;

export interface ChosenStayProps {
  code: string;
  query: HotelQuery;
  rooms: readonly HotelRoom[];
  /** query of the page */
  search: URLSearchParams;
  /** path and query of the page: where the checkout leads back to */
  here: string;
  /** UTC, ISO 8601: until when the prices hold */
  expiresAt: string;
  onRefresh: () => void;
  /** told before the way to the checkout */
  onLeave: () => void;
  /** what is good to know of the hotel; names of what is paid there are those of the first plan */
  facts: (feesAtHotel: readonly string[]) => ReactNode;
}

/** A room for each that was searched, their total, and the way on. What is chosen stands in the address. */
export function ChosenStay({
  code,
  query,
  rooms,
  search,
  here,
  expiresAt,
  onRefresh,
  onLeave,
  facts,
}: ChosenStayProps) {
  const { t } = useTexts('hotels');
  const today = useToday();
  const line = usePhoneLine();
  const stayWords = useStayWords();
  const button = useRef<HTMLDivElement>(null);
  const picks = readPicks(search, query.rooms.length);
  const slots = staySlots(query.rooms, rooms, picks);
  const now = slotOfNow(slots, search.get(SLOT));
  const sum = staySum(slots);
  const rateKeys = slots.flatMap(({ chosen }) => (chosen ? chosen.plan.rateKey : []));
  const { reserve, accept, busy, trouble, dismiss } = useReserve({
    occasion: here,
    confirm: checkStay(slots).isWhole ? (signal) => confirmStay(code, rateKeys, signal) : undefined,
    itemsOf: (confirmed: ConfirmedStayAnswer) => [hotelCartItem(confirmed, here)],
    onLeave,
  });
  const total = sum?.total.amounts.reduce((all, amount) => all + amount, 0) ?? 0;
  const change = usePriceChange(expiresAt, search.getAll(PICK).join(), total);
  const isSoldOut = slots.every((slot) => slot.rooms.length === 0);
  const nights = nightsOf(query);
  const stay = stayWords(query);
  const refresh = () => {
    dismiss();
    onRefresh();
  };
  const reserveAll = () => void reserve('all');
  const fees = rooms[0]?.ratePlans[0]?.convertedRateInfo.taxes ?? [];
  const feesAtHotel = fees
    .filter(({ payAtHotel }) => payAtHotel)
    .map(({ code: tax }) => t(`hotel.tax.${tax}`));
  return (
    <>
      <Split>
        <Main>
          {isSoldOut || !now ? (
            <SoldOut code={code} query={query} today={today} />
          ) : (
            <StayRooms slots={slots} now={now} picks={picks} search={search} nights={nights} stay={stay} />
          )}
          <CallHotel />
        </Main>
        {isSoldOut ? null : (
          <Side id="total">
            {change && sum && !trouble ? (
              <PriceChangedNotice change={change} currency={sum.total.currency} />
            ) : null}
            {trouble ? (
              <StayTroubleAlert
                trouble={trouble}
                onAccept={accept}
                onRetry={reserveAll}
                onRefresh={refresh}
              />
            ) : null}
            <StayTotal
              slots={slots}
              stay={stay}
              nights={nights}
              busy={busy !== undefined}
              onReserve={reserveAll}
              button={button}
              withoutScript={line ? t('hotel.rooms.without', { number: line.shown }) : ''}
            />
          </Side>
        )}
        <Facts>{facts(feesAtHotel)}</Facts>
      </Split>
      {isSoldOut || !sum ? null : <StayBar slots={slots} nights={nights} totalHref="#total" />}
    </>
  );
}
