import { useTexts } from '@alisio/platform/sdk/i18n';
import { PARTY_LIMITS } from '@alisio/shared-contracts/activities';

const KINDS = ['adults', 'children'] as const;
const BOUNDS = { adults: PARTY_LIMITS.adults, children: PARTY_LIMITS.children };

/** Who goes, while it is chosen; an age that is not chosen yet is null. */
export interface PickedParty {
  adults: number;
  ages: readonly (number | null)[];
}

export interface PartyPicker extends PickedParty {
  onChange: (party: PickedParty) => void;
  /** ages that are missing are said where they are asked for */
  asksAges: boolean;
  /** what one of a kind is: "12 años o más"; as the search says it unless told */
  hints?: Partial<Record<(typeof KINDS)[number], string>>;
}

/** What a picker of who goes is given: adults, and children by their age (§3: under 12). */
export function usePartyPicker({ adults, ages, onChange, asksAges, hints }: PartyPicker) {
  const { t } = useTexts('tours');
  return {
    kinds: KINDS.map((id) => ({
      ...BOUNDS[id],
      id,
      label: t(`activity.party.${id}`),
      hint: hints?.[id] ?? t(`activity.party.${id}Age`),
      decreaseLabel: t(`activity.party.${id}Less`),
      increaseLabel: t(`activity.party.${id}More`),
    })),
    value: { adults, children: ages.length },
    onChange: (counts: Readonly<Record<(typeof KINDS)[number], number>>) =>
      onChange({
        adults: counts.adults,
        ages: Array.from({ length: counts.children }, (_, child) => ages[child] ?? null),
      }),
    total: {
      of: KINDS,
      max: PARTY_LIMITS.people,
      text: t('activity.party.most', { max: PARTY_LIMITS.people }),
    },
    ages: {
      of: 'children' as const,
      ...PARTY_LIMITS.childAge,
      values: ages.map((age) => age ?? undefined),
      onChange: (values: readonly (number | undefined)[]) =>
        onChange({ adults, ages: values.map((age) => age ?? null) }),
      label: (number: number) => t('activity.party.childAge', { number }),
      ageText: (age: number) =>
        age === 0 ? t('activity.party.under1') : t('activity.party.years', { count: age }),
      placeholder: t('activity.search.pick'),
      hint: t('activity.party.ageHint'),
      ...(asksAges ? { missingText: t('activity.party.ageMissing') } : {}),
    },
  };
}
