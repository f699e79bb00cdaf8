import { useTexts } from '@alisio/platform/sdk/i18n';
import { TOUR_LIMITS } from '@alisio/shared-contracts/tours';

const KINDS = ['adults', 'children'] as const;
const BOUNDS = { adults: TOUR_LIMITS.adults, children: TOUR_LIMITS.children };

export interface TourPartyPicker {
  adults: number;
  /** null for one that is not chosen yet */
  ages: readonly (number | null)[];
  onChange: (party: { adults: number; ages: readonly (number | null)[] }) => void;
  /** ages that are missing are said where they are asked for */
  asksAges: boolean;
  /** youngest that is taken, whole years; any unless told */
  youngest?: number;
}

/** What a picker of a tour's travelers is given: adults, and children by their age (§3: under 12). */
export function useTourPartyPicker({ adults, ages, onChange, asksAges, youngest = 0 }: TourPartyPicker) {
  const { t } = useTexts('tours');
  return {
    kinds: KINDS.filter((id) => id === 'adults' || youngest <= TOUR_LIMITS.childAge.max).map((id) => ({
      ...BOUNDS[id],
      id,
      label: t(`tour.party.${id}`),
      hint:
        id === 'children' && youngest > 0
          ? t('tour.party.childrenFrom', { age: youngest })
          : t(`tour.party.${id}Age`),
      decreaseLabel: t(`tour.party.${id}Less`),
      increaseLabel: t(`tour.party.${id}More`),
    })),
    value: { adults, children: ages.length },
    onChange: (counts: Readonly<Record<(typeof KINDS)[number], number>>) =>
      onChange({
        adults: counts.adults,
        ages: Array.from({ length: counts.children }, (_, child) => ages[child] ?? null),
      }),
    total: {
      of: KINDS,
      max: TOUR_LIMITS.people,
      text: t('tour.party.most', { max: TOUR_LIMITS.people }),
    },
    ages: {
      of: 'children' as const,
      min: youngest,
      max: TOUR_LIMITS.childAge.max,
      values: ages.map((age) => age ?? undefined),
      onChange: (values: readonly (number | undefined)[]) =>
        onChange({ adults, ages: values.map((age) => age ?? null) }),
      label: (number: number) => t('tour.party.childAge', { number }),
      ageText: (age: number) => (age === 0 ? t('tour.party.under1') : t('tour.party.years', { count: age })),
      placeholder: t('tour.party.pick'),
      hint: t('tour.party.ageHint'),
      ...(asksAges ? { missingText: t('tour.party.ageMissing') } : {}),
    },
  };
}
