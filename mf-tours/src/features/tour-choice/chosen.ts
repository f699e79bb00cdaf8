import {
  depositShares,
  likelyRooms,
  peopleOf,
  sleepersOf,
  sumOf,
  type TourDeparture,
  type TourParty,
  type TourPay,
  type TourPriceLine,
  type TourRoomKind,
  tourPriceLines,
  tourShares,
} from '@alisio/shared-contracts/tours';
import type { SaidChoice } from './choice-address.ts';

/** What keeps a choice from being reserved: an age is not told, a child is too young, or it lacks places, beds or a price. */
export type ChoiceProblem = 'ages' | 'young' | 'places' | 'beds' | 'unsold';

/** What was chosen of a departure, and what it comes to. Amounts in minor units of its currency. */
export interface Chosen {
  departure: TourDeparture;
  /** the address names a day that is not sold: this is another one */
  isOther: boolean;
  party: TourParty;
  ages: SaidChoice['ages'];
  kinds: readonly TourRoomKind[];
  lines: readonly TourPriceLine[];
  /** what each traveler pays in all; nothing while the choice is not whole */
  shares: readonly number[] | undefined;
  pay: TourPay;
  /** what of each share is charged now; nothing while the choice is not whole */
  now: readonly number[] | undefined;
  problem: ChoiceProblem | undefined;
}

interface Facts {
  departure: TourDeparture;
  party: TourParty;
  said: SaidChoice;
  isBedded: boolean;
  isPriced: boolean;
  childFrom: number;
}

function problemOf({
  departure,
  party,
  said,
  isBedded,
  isPriced,
  childFrom,
}: Facts): ChoiceProblem | undefined {
  if (said.ages.includes(null)) return 'ages';
  if (said.ages.some((age) => age !== null && age < childFrom)) return 'young';
  if (departure.left < peopleOf(party)) return 'places';
  if (!isBedded) return 'beds';
  return isPriced ? undefined : 'unsold';
}

/** The departure of the address, else the next one with places for all; nothing where none is sold. */
function departureOf(departures: readonly TourDeparture[], said: SaidChoice): TourDeparture | undefined {
  return (
    departures.find(({ startDate }) => startDate === said.date) ??
    departures.find(({ left }) => left >= peopleOf(said)) ??
    departures.find(({ left }) => left > 0)
  );
}

/**
 * What an address chooses of a tour's departures.
 * @param childFrom youngest age that the tour takes
 * @returns nothing where no departure is sold
 */
export function chosenOf(
  departures: readonly TourDeparture[],
  said: SaidChoice,
  childFrom: number,
): Chosen | undefined {
  const departure = departureOf(departures, said);
  if (!departure) return undefined;
  const party: TourParty = { adults: said.adults, childAges: said.childAges };
  const sold = departure.rooms.map(({ kind }) => kind);
  const kinds = said.rooms ?? likelyRooms(party, sold);
  const rooms = sleepersOf(kinds, party);
  const shares = rooms && tourShares(rooms, departure);
  const problem = problemOf({
    ...{ departure, party, said, childFrom },
    isBedded: rooms !== undefined,
    isPriced: shares !== undefined,
  });
  const pay = departure.deposit && said.pay !== 'all' ? 'deposit' : 'all';
  return {
    ...{ departure, party, kinds, shares, pay, problem },
    isOther: said.date !== undefined && said.date !== departure.startDate,
    ages: said.ages,
    lines: rooms ? tourPriceLines(rooms, departure) : [],
    now:
      shares && departure.deposit && pay === 'deposit'
        ? depositShares(shares, departure.deposit.percent)
        : shares,
  };
}

/** What is left to pay later of a choice, minor units; nothing where all is charged now. */
export function restOf({ shares, now }: Chosen): number | undefined {
  if (!shares || !now) return undefined;
  const rest = sumOf(shares) - sumOf(now);
  return rest > 0 ? rest : undefined;
}
