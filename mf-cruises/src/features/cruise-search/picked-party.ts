/** Who sails, while it is chosen; an age that is not chosen yet is null. */
export interface PickedParty {
  adults: number;
  ages: readonly (number | null)[];
}

/** The ages that are chosen, eldest first. */
export const chosenAges = ({ ages }: PickedParty): number[] =>
  ages.flatMap((age) => age ?? []).toSorted((one, other) => other - one);

/** Whether every age is chosen. */
export const isWhole = ({ ages }: PickedParty): boolean => ages.every((age) => age !== null);
