import { defineSessionStore } from '../stores/index.ts';
import { z } from '../zod/index.ts';
import { listedCruise } from './cruise.ts';

const MOST_KEPT = 60;
const word = z.string().check(z.maxLength(60));

/**
 * What somebody looks for among cruises in this tab (§3): codes as addresses have them, empty for none; `allCruises` is
 * what was answered last, the first of it (`keptCruises`). The address says the same and wins.
 */
export const cruiseState = defineSessionStore({
  key: 'alisio.cruises',
  version: 1,
  schema: z.strictObject({
    selectedDestination: word,
    selectedShip: word,
    selectedCruiseLine: word,
    /** `YYYY-MM`, or two ISO dates */
    selectedMonth: word,
    selectedFrom: word,
    selectedTo: word,
    adults: z.int(),
    childAges: z.array(z.int()),
    allCruises: z.array(listedCruise).check(z.maxLength(MOST_KEPT)),
  }),
  initial: {
    selectedDestination: '',
    selectedShip: '',
    selectedCruiseLine: '',
    selectedMonth: '',
    selectedFrom: '',
    selectedTo: '',
    adults: 2,
    childAges: [],
    allCruises: [],
  },
});

/** As many of a list as the tab keeps. */
export const keptCruises = <Cruise>(cruises: readonly Cruise[]): Cruise[] => cruises.slice(0, MOST_KEPT);
