import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useReserve } from '@alisio/platform/sdk/reserve';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { daysBetween } from '@alisio/shared-contracts/dates';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { type OnePackage, PACKAGE_CURRENCY, type PackageQuery } from '@alisio/shared-contracts/packages';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import {
  CallPackage,
  CHANGE,
  ComparedTotal,
  cartItemsOf,
  FlightPart,
  HotelPart,
  PLAN,
  PlanChoice,
  PlanPart,
  packageSum,
  ROOMS,
  RoomChoice,
  readPlan,
  roomSlots,
  TakeAlone,
  type Taken,
  TakeTrouble,
  Thread,
  takePackage,
  timeThere,
  usePlan,
  type Wanted,
} from '../../features/package-parts/index.ts';
import { usePackageWords } from '../../packages/package-words.ts';

const { space } = tokens;

const Split = styled.div`
  display: grid;
  gap: ${space[8]};

  & > * {
    min-width: 0;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: ${space[10]};
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
`;

const Side = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  scroll-margin-top: ${space[24]};

  ${media.lg} {
    position: sticky;
    top: 96px;
    align-self: start;
  }
`;

/** All parts together, or one alone. */
type TakenAs = 'all' | 'flight' | 'hotel';

export interface ChosenPackageProps {
  query: PackageQuery;
  one: OnePackage;
  hotel: HotelDetail;
  /** path and query of the page: where the checkout leads back to */
  here: string;
  /** told before the way to the checkout */
  onLeave: () => void;
  /** told when a part was sold to somebody else */
  onGone: () => void;
}

/** The parts of a package, their one total beside what they cost apart, and the ways on. */
export function ChosenPackage({ query, one, hotel, here, onLeave, onGone }: ChosenPackageProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { moneyParts } = usePrices();
  const [search] = useSearchParams();
  const line = usePhoneLine();
  const language = useLanguage();
  const { flight, stay, rooms, expiresAt } = one;
  const { hotelInfo } = hotel;
  const { hotelCode, locationInfo } = hotelInfo;
  const city = locationInfo.address.cityName;
  const slots = roomSlots(query.rooms, rooms, query.ways);
  const chosen = slots.flatMap((slot) => slot.chosen ?? []);
  const { latitude: lat, longitude: lon } = locationInfo;
  const plan = usePlan(query, one, { lat, lon });
  const added = plan.kind === 'in' ? plan.plan : undefined;
  const pair = packageSum(flight, slots);
  // What it comes to is not said before it is known.
  const sum = plan.kind === 'waiting' ? undefined : packageSum(flight, slots, added?.session.totalAmount);
  // The flight that is shown is the one that is kept, whichever the address names.
  const kept = { ...query, flight: flight.offer.id };
  const rateKeys = chosen.map(({ plan }) => plan.rateKey);
  const parts = { flight: { id: flight.offer.id }, hotel: { code: hotelCode, rateKeys } };
  const taken = added && {
    code: added.choice.code,
    rateKey: added.session.rateKey,
    language: added.speak,
    start: added.start.kind,
  };
  const wanted: Record<TakenAs, Wanted> | undefined = sum && {
    all: { parts, shown: sum.all.together, plan: taken },
    flight: { parts: { flight: parts.flight }, shown: sum.flight.apart },
    hotel: { parts: { hotel: parts.hotel }, shown: sum.hotel.apart },
  };
  const [last, setLast] = useState<TakenAs>('all');
  const { reserve, accept, busy, trouble } = useReserve({
    occasion: here,
    confirm:
      wanted &&
      (async (signal: AbortSignal, as: TakenAs) => {
        const answer = await takePackage(wanted[as], language, here, signal);
        if ('kind' in answer && answer.kind === 'gone' && !signal.aborted) onGone();
        return answer;
      }),
    itemsOf: (confirmed: Taken) => cartItemsOf(confirmed, here),
    onLeave,
  });
  const take = (as: TakenAs) => {
    setLast(as);
    void reserve(as);
  };
  const there = timeThere(flight.offer);
  const change = search.get(CHANGE);
  return (
    <>
      <Split>
        <Main>
          <div>
            <Heading level={1}>{t('packages.yours', { city })}</Heading>
            <Muted>
              {`${words.days(stay.startDate, stay.endDate)}, ${words.people(query.rooms)}. ${t('packages.eachAlone')}`}
            </Muted>
          </div>
          <Thread>
            <FlightPart flight={flight} query={kept} />
            <HotelPart hotel={hotel} query={kept} stay={stay} flight={flight.offer} slots={slots} />
            {change === ROOMS ? <RoomChoice query={kept} slots={slots} /> : null}
            <PlanPart plan={plan} query={kept} there={there} where={city} />
            {change === PLAN ? (
              <PlanChoice
                {...{ stay, there, search }}
                query={kept}
                at={{ lat, lon }}
                where={city}
                choice={readPlan(query.activity)}
              />
            ) : null}
          </Thread>
          {sum && pair ? (
            <>
              <CallPackage
                offer={flight.offer}
                hotelCode={hotelCode}
                stay={stay}
                rooms={query.rooms}
                chosen={chosen}
                sum={pair}
                plan={added}
              />
              <TakeAlone sum={sum} busy={busy} onTake={take} />
            </>
          ) : null}
        </Main>
        {sum ? (
          <Side id="total">
            <ComparedTotal
              sum={sum}
              rooms={query.rooms}
              nights={daysBetween(stay.startDate, stay.endDate)}
              expiresAt={expiresAt}
              busy={busy === 'all'}
              onTake={() => take('all')}
              withoutScript={line ? t('packages.withoutScript', { number: line.shown }) : ''}
            >
              {trouble ? (
                <TakeTrouble trouble={trouble} query={kept} onAccept={accept} onRetry={() => take(last)} />
              ) : null}
            </ComparedTotal>
          </Side>
        ) : null}
      </Split>
      {sum ? (
        <BottomBar>
          <div>
            <Muted size={13}>{t('packages.totalFor', { people: words.people(query.rooms) })}</Muted>
            <Price parts={moneyParts(sum.all.together, PACKAGE_CURRENCY)} size="m" />
          </div>
          <Button href="#total">{t('packages.toTotal')}</Button>
        </BottomBar>
      ) : null}
    </>
  );
}
