import { type Choices, type FacetCounts, readChoices } from '@alisio/shared-contracts/facets';

/** What an address asks of facets that the server counted: what nothing has falls away. @param names of the facets, in their order */
export function choicesOf(
  { values, ranges }: FacetCounts,
  names: readonly string[],
  readAll: (name: string) => readonly string[],
): Choices {
  const said = (name: string) => readAll(name).filter(Boolean);
  const read = names.map((name): Choices => {
    const ends = ranges[name];
    if (ends) return readChoices([ends.min, ends.max], [{ kind: 'range', name, of: (end) => end }], said);
    return readChoices(values[name] ?? [], [{ kind: 'values', name, of: ({ value }) => [value] }], said);
  });
  return Object.assign({}, ...read);
}
