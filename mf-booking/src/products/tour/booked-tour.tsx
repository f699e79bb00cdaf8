import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import type { BookedTour } from '@alisio/shared-contracts/tours';
import { linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { mapHref } from '../../reference/map-href.ts';
import { bookedTourOf } from './details.ts';
import { TourLines } from './tour-lines.tsx';
import { useTourWords } from './use-tour-words.ts';

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[4]};

  & dt,
  & dd + dd {
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
  }

  & dt + dd {
    font-weight: 600;
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const MapLink = styled.a`
  ${linkStyles}

  @media print {
    display: none;
  }
`;

const Itinerary = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Going = styled.p`
  margin-top: ${tokens.space[4]};
`;

export interface BookedTourProps {
  item: BookedItem;
  /** begins the ids of the sections */
  id: string;
}

/** Day by day: what it is about, where one sleeps, what there is to eat. */
function DayByDay({ tour }: { tour: BookedTour }) {
  const { t } = useTexts('booking');
  const { day, list } = useFormats();
  return (
    <Itinerary>
      {tour.dates.map(({ date, title, meals, sleeps }) => (
        <li key={date}>
          <Muted>{day(date, 'long')}</Muted>
          <p>
            <b>{title}</b>
          </p>
          <Muted>
            {sleeps === null ? null : `${t('tour.sleeps', { place: sleeps })} `}
            {meals.length > 0
              ? t('tour.meals.with', { meals: list(meals.map((meal) => t(`tour.meals.${meal}`))) })
              : t('tour.meals.none')}
          </Muted>
        </li>
      ))}
    </Itinerary>
  );
}

/** When it begins and ends, where the group meets, in which rooms, and the days one by one. */
export function BookedTourSections({ item, id }: BookedTourProps) {
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const words = useTourWords();
  const tour = bookedTourOf(item);
  const { meetsAt, startDate, endDate } = tour;
  const { requests } = item.particulars;
  const isOver = item.cancellation?.cancelled !== undefined;
  return (
    <>
      <FormSection
        id={`${id}-tour`}
        title={tour.tour.title}
        state={<Muted size={16}>{tour.tour.countryName}</Muted>}
      >
        <Facts>
          <div>
            <dt>{t('tour.begins')}</dt>
            <dd>{day(startDate, 'full')}</dd>
            <dd>{words.meeting(tour)}</dd>
            {isOver ? null : (
              <dd>
                <MapLink href={mapHref(meetsAt.lat, meetsAt.lon)} target="_blank" rel="noopener noreferrer">
                  <Icon name="pin" size="s" />
                  {t('tour.map')}
                </MapLink>
              </dd>
            )}
          </div>
          <div>
            <dt>{t('tour.ends')}</dt>
            <dd>{day(endDate, 'full')}</dd>
          </div>
          <div>
            <dt>{t('tour.who')}</dt>
            <dd>{words.people(tour)}</dd>
            <dd>{words.rooms(tour)}</dd>
            <dd>{words.guides(tour)}</dd>
          </div>
        </Facts>
        {isOver ? null : (
          <>
            <Going>{words.going(tour)}</Going>
            {typeof requests === 'string' ? <Going>{t('tour.asked', { text: requests })}</Going> : null}
          </>
        )}
      </FormSection>
      {isOver ? null : (
        <FormSection id={`${id}-days`} title={t('tour.dayByDay')}>
          <DayByDay tour={tour} />
        </FormSection>
      )}
    </>
  );
}

/** What was paid with the booking: the whole price by its lines, or the deposit. */
export const BookedTourLines = ({ item }: { item: BookedItem }) => (
  <TourLines tour={bookedTourOf(item)} amounts={[item.total.amount]} charged />
);

const OPTIONS = ['change', 'names', 'needs'] as const;

/** What can still be done beyond giving it back, by phone. */
export function TourOptions() {
  const { t } = useTexts('booking');
  return OPTIONS.map((name) => (
    <div key={name}>
      <dt>{t(`tour.options.${name}`)}</dt>
      <dd>{t(`tour.options.${name}-text`)}</dd>
    </div>
  ));
}
