import {
  type CruiseQuery,
  cruiseState,
  keptCruises,
  type ListedCruise,
  readCruiseQuery,
  writeCruiseQuery,
} from '@alisio/shared-contracts/cruises';

/** Keeps a search for the tab (§3), and what was answered to it, where there is an answer. */
export function keepSearch(
  { destination, line, ship, month, from, to, party }: CruiseQuery,
  found?: readonly ListedCruise[],
): void {
  cruiseState.set((state) => ({
    selectedDestination: destination,
    selectedShip: ship,
    selectedCruiseLine: line,
    selectedMonth: month,
    selectedFrom: from,
    selectedTo: to,
    adults: party.adults,
    childAges: [...party.childAges],
    allCruises: found ? keptCruises(found) : state.allCruises,
  }));
}

/** The search that the tab keeps, as far as its days are still to come; nothing where it has none. @param today ISO date */
export function keptSearch(today: string): CruiseQuery | undefined {
  const state = cruiseState.get();
  if (state === cruiseState.initial) return undefined;
  const { adults, childAges } = state;
  const words = writeCruiseQuery({
    destination: state.selectedDestination,
    line: state.selectedCruiseLine,
    ship: state.selectedShip,
    month: state.selectedMonth,
    from: state.selectedFrom,
    to: state.selectedTo,
    party: { adults, childAges },
  });
  return readCruiseQuery(words, today);
}
