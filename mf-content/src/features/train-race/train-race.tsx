import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type DoorToDoor, type DoorWay, doorMinutes } from '@alisio/shared-contracts/trains';
import { Card } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const Block = styled.section`
  display: grid;
  gap: ${space[5]};

  & > div:first-of-type {
    display: grid;
    gap: ${space[2]};
  }
`;

const Ways = styled(Card)`
  display: grid;
  gap: ${space[5]};
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: 650;
`;

/** Their words stand below: the bar is what they look like. */
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 40px;
  margin-block: ${space[2]};
  overflow: hidden;
  border-radius: ${tokens.radius.control};

  & > span {
    display: grid;
    place-items: center;
    min-width: 0;
    overflow: hidden;
    background: ${color.line};
    color: ${color.ink2};
    font-size: ${text[13]};
    font-weight: 600;
    white-space: nowrap;
  }

  & > span > span {
    display: none;
  }

  & > [data-ride] {
    background: ${color.action};
    color: ${color.onAction};
  }

  & > [data-ride] > span {
    display: inline;
  }

  & > [data-rest] {
    background: none;
  }

  ${media.md} {
    & > span > span {
      display: inline;
    }
  }
`;

/** A rule of a sheet, not of the element: the page's policy lets no attribute style it, and the server draws it. */
const Part = styled('span', { shouldForwardProp: (name) => name !== 'minutes' })<{ minutes: number }>`
  flex: ${({ minutes }) => minutes} 1 0;
`;

const Source = styled(Muted)`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** Shorter ones have no room for their words, percent of the longer way. */
const ROOM_FOR_WORDS = 8;

interface WayProps {
  title: string;
  way: DoorWay;
  /** minutes of the longer one: both bars have its scale */
  most: number;
  ride: string;
  words: string;
}

function Way({ title, way, most, ride, words }: WayProps) {
  const { duration } = useFormats();
  const all = doorMinutes(way);
  const part = (name: keyof DoorWay, said = duration(way[name])) => (
    <Part key={name} minutes={way[name]} {...(name === 'ride' ? { 'data-ride': '' } : {})}>
      {(way[name] / most) * 100 < ROOM_FOR_WORDS ? null : <span>{said}</span>}
    </Part>
  );
  return (
    <div>
      <Title>
        <Heading level={3} size="xs">
          {title}
        </Heading>
        <span>{duration(all, 'short')}</span>
      </Title>
      <Bar aria-hidden="true">
        {part('reach')}
        {part('wait')}
        {part('ride', ride)}
        {part('leave')}
        {all < most ? <Part data-rest="" minutes={most - all} /> : null}
      </Bar>
      <Muted>{words}</Muted>
    </div>
  );
}

export interface TrainRaceProps {
  race: DoorToDoor;
}

/** Train beside plane from centre to centre, to one scale, and where the minutes come from. */
export function TrainRace({ race }: TrainRaceProps) {
  const { t } = useTexts('content');
  const { duration, number, list } = useFormats();
  const { from, to, train, plane, airports, km } = race;
  const most = Math.max(doorMinutes(train), doorMinutes(plane));
  const said = ({ reach, wait, ride, leave }: DoorWay) => ({
    reach: duration(reach),
    wait: duration(wait),
    ride: duration(ride),
    leave: duration(leave),
  });
  return (
    <Block aria-labelledby="puerta">
      <div>
        <Heading level={2} id="puerta">
          {t('trains.race.title')}
        </Heading>
        <Muted size={16}>{t('trains.race.lead', { from, to })}</Muted>
      </div>
      <Ways pad="block">
        <Way
          title={t('trains.race.train')}
          way={train}
          most={most}
          ride={t('trains.race.onTrain', { time: duration(train.ride) })}
          words={t('trains.race.trainWords', said(train))}
        />
        <Way
          title={t('trains.race.plane')}
          way={plane}
          most={most}
          ride={duration(plane.ride)}
          words={t('trains.race.planeWords', said(plane))}
        />
        <Source>
          {t('trains.race.source', { km: number(km), airports: list([airports.from, airports.to]) })}
        </Source>
      </Ways>
    </Block>
  );
}
