import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { TourDay, TourPlace } from '@alisio/shared-contracts/tours';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { TourGlyph } from '../../drawings/tour-glyph.tsx';
import { useTourWords } from '../../words/tour-words.ts';

const { color, space, text } = tokens;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[2]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: flex-start;
  }

  & svg {
    flex: none;
    margin-top: 3px;
  }
`;

/** Each leg with its way, hours and distance; what is walked besides, where one sleeps, and what one eats. */
export function DayFacts({ day, places }: { day: TourDay; places: readonly TourPlace[] }) {
  const { t } = useTexts('tours');
  const { duration } = useFormats();
  const words = useTourWords();
  const placeOf = (id: string | null) => places.find((place) => place.id === id);
  const bed = placeOf(day.sleeps);
  return (
    <Facts>
      {day.legs.map(({ from, to, mode, km, minutes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be gone twice a day
        <li key={at}>
          <TourGlyph name={mode} size="s" />
          <span>
            {t('tourPage.days.leg', {
              from: placeOf(from)?.name ?? from,
              to: placeOf(to)?.name ?? to,
              time: duration(minutes, 'short'),
              mode: t(`tourPage.days.modes.${mode}`),
              distance: words.far(km),
            })}
          </span>
        </li>
      ))}
      {day.walkKm > 0 ? (
        <li>
          <TourGlyph name="walk" size="s" />
          {t('tourPage.days.walk', { distance: words.far(day.walkKm) })}
        </li>
      ) : null}
      {bed ? (
        <li>
          <TourGlyph name="bed" size="s" />
          {t('tourPage.days.bed', { place: bed.name, height: words.metres(bed.altitude) })}
        </li>
      ) : null}
      <li>
        <TourGlyph name="meals" size="s" />
        {words.meals(day.meals)}
      </li>
    </Facts>
  );
}
