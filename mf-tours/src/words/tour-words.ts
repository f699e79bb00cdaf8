import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import { formatDistance } from '@alisio/shared-contracts/languages';
import type {
  TourEffort,
  TourMeal,
  TourParty,
  TourRoomKind,
  TourScene,
} from '@alisio/shared-contracts/tours';

/** How tours are told of, in the reader's language: what their lists and their pages say alike. */
export function useTourWords() {
  const { t, language } = useTexts('tours');
  const { day, list, monthNames, number } = useFormats();
  const raised = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const party = ({ adults, childAges }: TourParty): string =>
    list([
      t('tour.adults', { count: adults }),
      ...(childAges.length > 0 ? [t('tour.children', { count: childAges.length })] : []),
    ]);
  return {
    party,
    days: (count: number) => t('tour.days', { count }),
    length: (days: number, nights: number) =>
      t('tour.length', {
        days: t('tour.days', { count: days }),
        nights: t('tour.nights', { count: nights }),
      }),
    effort: (effort: TourEffort) => t(`tour.efforts.${effort}`),
    scene: (scene: TourScene) => t(`tour.scenes.${scene}`),
    /** @param code ISO 639-1 */
    spoken: (code: string) => raised(nameOfCode(code, language, 'language')),
    guides: (codes: readonly string[]) =>
      t('tour.guides', { languages: list(codes.map((code) => nameOfCode(code, language, 'language'))) }),
    room: (kind: TourRoomKind) => t(`tour.rooms.${kind}`),
    /** `2 habitaciones dobles` */
    roomCount: (kind: TourRoomKind, count: number) => t(`tour.roomCount.${kind}`, { count }),
    meals: (meals: readonly TourMeal[]) =>
      meals.length === 0 ? t('tour.meals.none') : raised(list(meals.map((meal) => t(`tour.meals.${meal}`)))),
    /** `marzo 2027`. @param month `YYYY-MM` */
    month: (month: string) => {
      const [year = '', at = '1'] = month.split('-');
      return t('tour.month', { month: monthNames()[Number(at) - 1] ?? '', year });
    },
    /** `3.399 m` */
    metres: (height: number) => `${number(height)}\u00a0m`,
    far: (km: number) => formatDistance(km, language),
    /** `vie 12 feb a mar 16 feb` */
    span: (start: string, end: string) => t('tour.span', { start: day(start), end: day(end) }),
  };
}
