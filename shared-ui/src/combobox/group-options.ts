export interface ComboboxOption<T> {
  /** Stable and unique in the list. */
  id: string;
  value: T;
  /** Heading it stands under; options of a group follow each other. */
  group?: string;
  /** Set in under the option before: an airport under its city. */
  indent?: boolean;
  /** Chosen, it leaves the list open: what it asks for will stand there. */
  staysOpen?: boolean;
}

interface OptionGroup<T> {
  group: string | undefined;
  members: ComboboxOption<T>[];
}

/** Neighbours of the same group together, in the order they came. */
export function groupOptions<T>(options: readonly ComboboxOption<T>[]): OptionGroup<T>[] {
  const groups: OptionGroup<T>[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
