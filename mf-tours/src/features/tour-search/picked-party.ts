/** Who travels, while it is chosen; an age that is not chosen yet is null. */
export interface PickedParty {
  adults: number;
  ages: readonly (number | null)[];
}

/** Whether every age is chosen. */
export const isWhole = ({ ages }: PickedParty): boolean => ages.every((age) => age !== null);
