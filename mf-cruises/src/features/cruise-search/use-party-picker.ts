import { useTexts } from '@alisio/platform/sdk/i18n';
import { CRUISE_PARTY_LIMITS } from '@alisio/shared-contracts/cruises';
import type { PickedParty } from './picked-party.ts';

const KINDS = ['adults', 'children'] as const;
const { adults: ADULTS, children: CHILDREN, childAge: AGE, people: PEOPLE } = CRUISE_PARTY_LIMITS;
const BOUNDS = { adults: ADULTS, children: CHILDREN };

export interface PartyPicker extends PickedParty {
  onChange: (party: PickedParty) => void;
  /** ages that are missing are said where they are asked for */
  asksAges: boolean;
}

/** What a picker of one cabin's guests is given: adults, and children by their age (§3: under 12). */
export function usePartyPicker({ adults, ages, onChange, asksAges }: PartyPicker) {
  const { t } = useTexts('cruises');
  return {
    kinds: KINDS.map((id) => ({
      ...BOUNDS[id],
      id,
      label: t(`search.party.${id}`),
      hint: t(`search.party.${id}Age`),
      decreaseLabel: t(`search.party.${id}Less`),
      increaseLabel: t(`search.party.${id}More`),
    })),
    value: { adults, children: ages.length },
    onChange: (counts: Readonly<Record<(typeof KINDS)[number], number>>) =>
      onChange({
        adults: counts.adults,
        ages: Array.from({ length: counts.children }, (_, child) => ages[child] ?? null),
      }),
    total: { of: KINDS, max: PEOPLE, text: t('search.party.most', { max: PEOPLE }) },
    ages: {
      of: 'children' as const,
      ...AGE,
      values: ages.map((age) => age ?? undefined),
      onChange: (values: readonly (number | undefined)[]) =>
        onChange({ adults, ages: values.map((age) => age ?? null) }),
      label: (number: number) => t('search.party.childAge', { number }),
      ageText: (age: number) =>
        age === 0 ? t('search.party.under1') : t('search.party.years', { count: age }),
      placeholder: t('search.party.pick'),
      hint: t('search.party.ageHint'),
      ...(asksAges ? { missingText: t('search.party.ageMissing') } : {}),
    },
  };
}
