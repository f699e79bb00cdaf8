import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelRoom } from '@alisio/shared-contracts/hotels';
import { Glyph, Icon } from '@alisio/shared-ui/icons';
import { Photo } from '@alisio/shared-ui/photo';
import { StayPicture } from '@alisio/shared-ui/stay';
import { Heading, Muted } from '@alisio/shared-ui/text';
import type { ReactNode } from 'react';
import { roomPaths } from '../../drawings/room-paths.ts';
import { About, Plans, Room, RoomFacts } from './room-styles.tsx';

export interface RoomCardProps {
  room: HotelRoom;
  /** its plans */
  children: ReactNode;
}

/** A type of room: what it is like on the left, the ways to buy it on the right. */
export function RoomCard({ room, children }: RoomCardProps) {
  const { t } = useTexts('hotels');
  const { number, list } = useFormats();
  const { name, text } = room.roomDescription;
  const { picture } = room;
  const left = Math.min(...room.ratePlans.map((plan) => plan.left ?? Infinity));
  const { adults, all = adults, cots = true } = room.sleeps;
  const people = t('hotel.room.people', { count: all });
  return (
    <Room>
      <About>
        {'url' in picture ? (
          <Photo photo={{ src: picture.url }} alt={picture.alt} />
        ) : (
          <StayPicture view={picture.draws} hour={picture.light} seed={picture.seed} />
        )}
        <Heading level={3}>{name}</Heading>
        <RoomFacts>
          <li>
            <Glyph path={roomPaths.size} size="s" />
            {t('hotel.room.size', { size: number(room.size) })}
          </li>
          <li>
            <Glyph path={roomPaths.bed} size="s" />
            {list(room.beds.map(({ kind, count }) => t(`hotel.beds.${kind}`, { count })))}
          </li>
          <li>
            <Icon name="people" size="s" />
            {all === adults ? people : t('hotel.room.ofThem', { people, count: adults })}
          </li>
          {cots ? null : (
            <li>
              <Icon name="info" size="s" />
              {t('hotel.room.noCot')}
            </li>
          )}
          {text.slice(1).map((line) => (
            <li key={line}>
              <Icon name="check" size="s" />
              {line}
            </li>
          ))}
        </RoomFacts>
        {Number.isFinite(left) ? <Muted size={13}>{t('hotel.room.left', { count: left })}</Muted> : null}
      </About>
      <Plans aria-label={t('hotel.room.plans', { room: name })}>{children}</Plans>
    </Room>
  );
}
