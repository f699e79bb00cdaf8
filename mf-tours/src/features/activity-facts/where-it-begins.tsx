import { useTexts } from '@alisio/platform/sdk/i18n';
import type { StartingPoint } from '@alisio/shared-contracts/activities';
import { useNear } from '@alisio/shared-ui/late-part';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useRef, useState } from 'react';
import { useActivityWords } from '../../words/activity-words.ts';
import { Section } from './section.tsx';

const Where = styled.div`
  display: grid;
  gap: ${tokens.space[5]} ${tokens.space[6]};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};
`;

/** Its room is there from the first paint on. */
const Room = styled.div`
  height: 280px;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};

  ${media.withoutScript} {
    display: none;
  }
`;

/** How near the window it has to come. */
const NEAR = '200px';

export interface WhereItBeginsProps {
  startingPoints: readonly StartingPoint[];
  /** draws the map of a point, once somebody comes near it */
  map: (point: StartingPoint) => ReactNode;
}

/** Where it begins, or where parties are picked up, in words and on a map. */
export function WhereItBegins({ startingPoints, map }: WhereItBeginsProps) {
  const { t } = useTexts('tours');
  const { far } = useActivityWords();
  const room = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useNear(room, NEAR, () => setWanted(true));
  const shown = startingPoints.find(({ kind }) => kind === 'meeting-point') ?? startingPoints[0];
  return (
    <Section id="donde-empieza" title={t('activityPage.facts.begins')}>
      <Where>
        <Points>
          {startingPoints.map((point) => (
            <li key={point.kind}>
              <Heading level={3} size="s">
                {t(`activityPage.facts.starts.${point.kind}`, { place: point.name })}
              </Heading>
              <p>{point.description}</p>
              {point.km === undefined ? null : (
                <Muted>{t('activityPage.facts.around', { far: far(point.km) })}</Muted>
              )}
              {point.description.includes(String(point.minutesBefore)) ? null : (
                <Muted>{t('activityPage.facts.before', { count: point.minutesBefore })}</Muted>
              )}
            </li>
          ))}
        </Points>
        <Room ref={room}>{isWanted && shown ? map(shown) : null}</Room>
      </Where>
    </Section>
  );
}
