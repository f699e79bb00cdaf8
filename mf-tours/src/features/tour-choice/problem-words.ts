import { useTexts } from '@alisio/platform/sdk/i18n';
import { peopleOf } from '@alisio/shared-contracts/tours';
import type { Chosen } from './chosen.ts';

/** In words, what a choice lacks to be reserved; nothing where it lacks nothing. @param childFrom youngest that is taken */
export function useProblemWords(childFrom: number) {
  const { t } = useTexts('tours');
  return ({ problem, departure, party }: Chosen): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === 'places')
      return t('tourPage.problems.places', { count: departure.left, people: peopleOf(party) });
    if (problem === 'young') return t('tourPage.problems.young', { age: childFrom });
    return t(`tourPage.problems.${problem}`);
  };
}
