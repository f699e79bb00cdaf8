import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import type {
  ActivityCancellation,
  ActivityKind,
  ActivityLocation,
  ActivityParty,
  ActivityStart,
  DurationType,
  TimeOfDay,
} from '@alisio/shared-contracts/activities';
import { formatDistance } from '@alisio/shared-contracts/languages';

/** How activities are told of, in the reader's language: what their list and their page say alike. */
export function useActivityWords() {
  const { t, language } = useTexts('tours');
  const { dayAndMonth, duration, list, time } = useFormats();
  const people = ({ adults, childAges }: ActivityParty): string =>
    list([
      t('activity.adults', { count: adults }),
      ...(childAges.length > 0 ? [t('activity.children', { count: childAges.length })] : []),
    ]);
  /** Where it begins; of a town that is not known by the page it says which, and without any its country. */
  const where = ({ name, destinations: [town], countryName }: ActivityLocation, known?: string): string => {
    const begins = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    const isSaid = !town || name.includes(town.name) || town.name === known;
    return [begins, isSaid ? '' : town.name, known === undefined ? countryName : '']
      .filter(Boolean)
      .join(', ');
  };
  return {
    kind: (kind: ActivityKind) => t(`activity.kinds.${kind}`),
    duration: (minutes: number) => duration(minutes, 'short'),
    durationType: (type: DurationType) => t(`activity.durations.${type}`),
    timeOfDay: (when: TimeOfDay) => t(`activity.times.${when}`),
    start: (start: ActivityStart) => t(`activity.starts.${start}`),
    cancellation: (cancellation: ActivityCancellation) => t(`activity.cancellations.${cancellation}`),
    /** within a sentence. @param code ISO 639-1 */
    spokenIn: (code: string) => nameOfCode(code, language, 'language'),
    /** as a label. @param code ISO 639-1 */
    spoken: (code: string) => {
      const name = nameOfCode(code, language, 'language');
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    },
    people,
    where,
    /** `1,4 km`, `600 m`, `0.9 mi` */
    far: (km: number) => formatDistance(km, language),
    /** @param startTime `HH:mm` */
    startTime: (startTime: string) => time(`2024-01-01T${startTime}:00`),
    /**
     * Until when all comes back, as people say it: that day, or the day itself up to its hour.
     * @param until local date-time of the place; `startsAt` likewise
     */
    freeUntil: (until: string, startsAt: string) =>
      until.slice(0, 10) === startsAt.slice(0, 10)
        ? t('activity.freeSameDay', { time: time(until) })
        : t('activity.freeUntil', { day: dayAndMonth(until), time: time(until) }),
  };
}
