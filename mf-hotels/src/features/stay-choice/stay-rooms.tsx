import { useTexts } from '@alisio/platform/sdk/i18n';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Pick } from './picks.ts';
import { isPicked, pickOf } from './picks.ts';
import { PlanRow } from './plan-row.tsx';
import { RoomCard } from './room-card.tsx';
import { Rooms } from './room-styles.tsx';
import { SlotList } from './slot-list.tsx';
import { hrefWithPicks } from './stay-address.ts';
import type { StaySlot } from './stay-slots.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[6]};
  margin-bottom: ${tokens.space[4]};
`;

export interface StayRoomsProps {
  slots: readonly StaySlot[];
  now: StaySlot;
  picks: readonly (Pick | undefined)[];
  /** query of the page */
  search: URLSearchParams;
  nights: number;
  stay: string;
}

/** The rooms for the searched room that is chosen for now, each with the ways to buy it. Every choice is an address. */
export function StayRooms({ slots, now, picks, search, nights, stay }: StayRoomsProps) {
  const { t } = useTexts('hotels');
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const chose = useRef(false);
  const count = slots.length;

  // The button that was pressed is gone: who reads by keyboard goes on from the list's head.
  const choice = picks.map((pick) => JSON.stringify(pick)).join();
  useEffect(() => {
    void choice;
    if (!chose.current) return;
    chose.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [choice]);

  /** After a choice the next open room is chosen for, else this one stays. */
  const hrefOfChoice = (pick: Pick): string => {
    const next = picks.map((other, at) => (at + 1 === now.index ? pick : other));
    const open = slots.find(
      ({ index, rooms }) => index !== now.index && rooms.length > 0 && !slots[index - 1]?.chosen,
    );
    return hrefWithPicks(search, next, count > 1 ? (open?.index ?? now.index) : undefined);
  };

  return (
    <section id="habitaciones" aria-labelledby="rooms-title">
      <Head>
        <Heading level={2} id="rooms-title" ref={heading} tabIndex={-1}>
          {t('hotel.rooms.title', { count })}
        </Heading>
        <Muted>{stay}</Muted>
      </Head>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {count > 1 ? (
        <SlotList slots={slots} now={now.index} hrefOf={(slot) => hrefWithPicks(search, picks, slot)} />
      ) : null}
      {now.rooms.length === 0 ? <p>{t('hotel.rooms.bedless', { number: now.index })}</p> : null}
      <Rooms>
        {now.rooms.map((room) => (
          <RoomCard key={room.roomTypeCode} room={room}>
            {room.ratePlans.map((plan) => {
              const name = room.roomDescription.name;
              return (
                <PlanRow
                  key={plan.rateKey}
                  plan={plan}
                  roomName={name}
                  nights={nights}
                  rooms={count}
                  pickedFor={slots
                    .filter(({ index, chosen }) => chosen && isPicked(picks[index - 1], room, plan))
                    .map(({ index }) => index)}
                  isChosen={isPicked(picks[now.index - 1], room, plan)}
                  chooseHref={hrefOfChoice(pickOf(room, plan))}
                  onChoose={() => {
                    chose.current = true;
                    setSaid(t('hotel.rooms.chosen', { number: now.index, room: name }));
                  }}
                />
              );
            })}
          </RoomCard>
        ))}
      </Rooms>
    </section>
  );
}
