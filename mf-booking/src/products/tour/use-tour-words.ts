import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import type { TourInCart } from '@alisio/shared-contracts/tours';
import { partyOf } from './details.ts';

/** What is said of a chosen departure. */
export function useTourWords() {
  const { t, language } = useTexts('booking');
  const { list, day, time } = useFormats();
  return {
    /** "2 adultos y 1 niño" */
    people: (tour: Pick<TourInCart, 'rooms'>) => {
      const { adults, childAges } = partyOf(tour);
      return list([
        t('tour.adults', { count: adults }),
        ...(childAges.length > 0 ? [t('tour.children', { count: childAges.length })] : []),
      ]);
    },
    /** "1 doble y 1 sencilla" */
    rooms: ({ rooms }: Pick<TourInCart, 'rooms'>) => {
      const kinds = [...new Set(rooms.map(({ kind }) => kind))];
      return list(
        kinds.map((kind) =>
          t(`tour.rooms.${kind}`, { count: rooms.filter((room) => room.kind === kind).length }),
        ),
      );
    },
    guides: ({ guides }: Pick<TourInCart, 'guides'>) =>
      t('tour.guides', { languages: list(guides.map((code) => nameOfCode(code, language, 'language'))) }),
    /** Where the group meets on the first day, and when where that is known. */
    meeting: ({ meetsAt, meetsTime, startDate }: Pick<TourInCart, 'meetsAt' | 'meetsTime' | 'startDate'>) =>
      t('tour.meets', {
        place: meetsTime ? `${meetsAt.name}, ${time(`${startDate}T${meetsTime}:00`)}` : meetsAt.name,
      }),
    /** Whether it leaves, and when that is decided. */
    going: ({ going, group }: Pick<TourInCart, 'going' | 'group'>) =>
      going.state === 'guaranteed' || !going.decidedOn
        ? t('tour.going.guaranteed')
        : t('tour.going.forming', { count: group.least, day: day(going.decidedOn, 'date') }),
  };
}
