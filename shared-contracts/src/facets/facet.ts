/** A facet of named values: stops, airlines, stars. An item may have several, as a hotel its amenities. */
export interface ValueFacet<Item> {
  kind: 'values';
  /** short and stable: it stands in addresses */
  name: string;
  of: (item: Item) => readonly string[];
}

/** A facet of one number: minor units, minutes, minutes of a day. */
export interface RangeFacet<Item> {
  kind: 'range';
  name: string;
  of: (item: Item) => number;
  /** ends are whole steps, so that what is said of them is true of all that is kept; 1 */
  step?: number;
}

export type Facet<Item> = ValueFacet<Item> | RangeFacet<Item>;

/** What somebody asks of a facet: one of these values, or a number from and to, both inclusive. */
export type Choice =
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'range'; low?: number; high?: number };

/** By the facets' names; a facet that is not there is not asked for. */
export type Choices = Readonly<Record<string, Choice>>;

/** One of the values is enough (OR); without a choice everything fits. */
export function fits<Item>(item: Item, facet: Facet<Item>, choice: Choice | undefined): boolean {
  if (!choice) return true;
  if (facet.kind === 'values') {
    return choice.kind !== 'values' || facet.of(item).some((value) => choice.values.includes(value));
  }
  if (choice.kind !== 'range') return true;
  const value = facet.of(item);
  return value >= (choice.low ?? -Infinity) && value <= (choice.high ?? Infinity);
}

/** What every choice keeps of a list (AND): what `answerFacets` keeps, without counting what other choices would give. */
export function keptBy<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  choices: Choices,
): readonly Item[] {
  const chosen = facets.filter(({ name }) => choices[name]);
  return chosen.length === 0
    ? items
    : items.filter((item) => chosen.every((facet) => fits(item, facet, choices[facet.name])));
}
