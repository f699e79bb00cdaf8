import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import { type ActivityInCart, saidText } from '@alisio/shared-contracts/activities';

const KINDS = { ADULT: 'adults', CHILD: 'children', INFANT: 'infants' } as const;
const TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;

/** What is said of a chosen session, in the reader's language. */
export function useActivityWords() {
  const { t, language } = useTexts('booking');
  const { day, time, list } = useFormats();
  return {
    language,
    name: ({ said }: ActivityInCart) => saidText(said.name, language),
    /** "Grupo pequeño" */
    way: ({ said }: ActivityInCart) => saidText(said.modality, language),
    start: ({ said }: ActivityInCart) => saidText(said.start, language),
    startDescription: ({ said }: ActivityInCart) => saidText(said.startDescription, language),
    /** "9:00 – 12:30" */
    hours: ({ startsAt, endsAt }: ActivityInCart) =>
      startsAt.slice(0, 10) === endsAt.slice(0, 10)
        ? `${time(startsAt)} – ${time(endsAt)}`
        : `${time(startsAt)} – ${day(endsAt)}, ${time(endsAt)}`,
    /** "2 adultos y 1 niño" */
    people: ({ paxes }: Pick<ActivityInCart, 'paxes'>) =>
      list(
        TYPES.flatMap((type) => {
          const count = paxes.filter(({ paxType }) => paxType === type).length;
          return count > 0 ? [t(`activity.${KINDS[type]}`, { count })] : [];
        }),
      ),
    /** "Guía en inglés"; nothing where nobody guides */
    guide: ({ language: spoken }: ActivityInCart) =>
      spoken === undefined
        ? undefined
        : t('activity.guide', { language: nameOfCode(spoken, language, 'language') }),
  };
}
