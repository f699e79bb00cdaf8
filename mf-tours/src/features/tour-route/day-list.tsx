import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { TourDetail } from '@alisio/shared-contracts/tours';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { DayFacts } from './day-facts.tsx';

const { color, space } = tokens;

const Days = styled.ol`
  & > li {
    display: grid;
    position: relative;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    padding-bottom: ${space[6]};
  }

  & > li > span {
    display: grid;
    place-items: center;
    align-self: start;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${tokens.radius.pill};
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 650;
  }

  /* The way from one day to the next. */
  & > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: ${space[8]};
    bottom: 0;
    left: 15px;
    width: 2px;
    background: ${color.action};
  }
`;

const Meeting = styled.p`
  margin-top: ${space[2]};
  font-weight: 600;
`;

/** The tour day by day: what is done, how one gets on, where one sleeps and what one eats. */
export function DayList({ tour: { itinerary, places, meets } }: { tour: TourDetail }) {
  const { t } = useTexts('tours');
  const { time } = useFormats();
  return (
    <Days>
      {itinerary.map((day, at) => (
        <li key={day.title}>
          <span aria-hidden="true">{at + 1}</span>
          <div>
            <Muted>{t('tourPage.days.day', { number: at + 1 })}</Muted>
            <Heading level={3} size="s">
              {day.title}
            </Heading>
            <Muted size={15}>{day.text}</Muted>
            {meets && at === 0 ? (
              <Meeting>
                {t('tourPage.days.meets', {
                  place: meets.place,
                  time: time(`2024-01-01T${meets.time}:00`),
                })}
              </Meeting>
            ) : null}
            <DayFacts day={day} places={places} />
          </div>
        </li>
      ))}
    </Days>
  );
}
