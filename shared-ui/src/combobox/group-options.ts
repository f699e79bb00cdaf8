import type { ComboboxOption } from './combobox.tsx';

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
