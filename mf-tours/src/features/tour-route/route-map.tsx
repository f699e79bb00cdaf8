import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { LegMode, TourDetail } from '@alisio/shared-contracts/tours';
import { AltitudeProfile } from '@alisio/shared-ui/altitude-profile';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import { TrailMap, type TrailMode } from '@alisio/shared-ui/trail-map';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';

const { color, space } = tokens;

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Heights = styled.div`
  padding: ${space[4]} ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

/** On a map a bus is as a car. */
const lineOf = (mode: LegMode): TrailMode => (mode === 'bus' ? 'road' : mode);

/** The way of a tour on its map, and how high one sleeps. */
export default function RouteMap({ tour }: { tour: TourDetail }) {
  const { t } = useTexts('tours');
  const { list, number } = useFormats();
  const words = useTourWords();
  const { itinerary, places } = tour;
  const nights = itinerary.flatMap(({ sleeps }, at) => {
    const place = places.find(({ id }) => id === sleeps);
    return place ? [{ ...place, day: at + 1 }] : [];
  });
  const daysOf = (id: string) => nights.filter((night) => night.id === id).map(({ day }) => day);
  const names = [...new Set(nights.map(({ name }) => name))];
  return (
    <Parts>
      <TrailMap
        label={t('tourPage.route.label', { places: list(names) })}
        places={places.map(({ id, name, lat, lon }) => ({ id, name, lat, lon, days: daysOf(id) }))}
        legs={itinerary.flatMap(({ legs }) =>
          legs.map(({ from, to, mode }) => ({ from, to, mode: lineOf(mode) })),
        )}
        modes={{
          road: t('tourPage.route.modes.road'),
          train: t('tourPage.route.modes.train'),
          boat: t('tourPage.route.modes.boat'),
          plane: t('tourPage.route.modes.plane'),
          walk: t('tourPage.route.modes.walk'),
          bike: t('tourPage.route.modes.bike'),
        }}
        lengthOf={words.far}
      />
      <Muted>{t('tourPage.route.schematic')}</Muted>
      {nights.length > 1 ? (
        <Heights>
          <Heading level={3} size="s">
            {t('tourPage.route.heights')}
          </Heading>
          <AltitudeProfile
            unit="m"
            label={t('tourPage.route.heightsLabel', {
              nights: list(nights.map(({ name, altitude }) => `${name}, ${words.metres(altitude)}`)),
            })}
            nights={nights.map(({ name, altitude, day }) => ({
              name: `${day}. ${name}`,
              short: String(day),
              altitude,
              said: number(altitude),
            }))}
          />
        </Heights>
      ) : null}
    </Parts>
  );
}
