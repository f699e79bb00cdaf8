import type { Language } from '@alisio/shared-contracts/languages';
import type { ReactNode, RefObject } from 'react';

export interface CalendarLabels {
  /** Names the panel: "Elige tus fechas". */
  title: string;
  /** Over the typed boxes: "Ida", "Vuelta"; a single calendar uses the first. */
  from: string;
  to: string;
  /** Shape of a typed date in the reader's words: `dd/mm/aaaa`. */
  typedHint: string;
  /** A typed date that cannot be read, or is before the first day. */
  invalid: string;
  /** A typed date after the last day: up to when there are any. */
  tooLate: string;
  /** A typed date that no calendar has: 31 February. */
  noSuchDate: string;
  /** On the arrows over the months: "Mes anterior". */
  previousMonth: string;
  nextMonth: string;
  clear: string;
  done: string;
  close: string;
}

/** What a calendar of one day and one of two share. */
export interface CalendarCommon {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The slots it hangs under from 768 on. */
  anchor: RefObject<HTMLElement | null>;
  /** First and last day that can be chosen, ISO dates. */
  min: string;
  max: string;
  locale: Language;
  /** 0 Sunday, 1 Monday. By default as the language has it. */
  weekStartsOn?: 0 | 1;
  labels: CalendarLabels;
  /** Known cheapest prices, by ISO date, as short text without currency: 5 characters fit at 320, 7 at 360. */
  prices?: Readonly<Record<string, string>>;
  /** Their currency, as amounts have it: who hears a day hears it with its price. */
  priceUnit?: string;
  /** Days whose price stands out as the best, ISO dates. */
  cheapest?: readonly string[];
  /** What the prices are of, in words; stands beside "done". Empty while they are still to come: its room is kept. */
  note?: string;
  /** What is chosen, in words, perhaps with what it costs; stands beside "done". */
  chosen?: ReactNode;
  /** Another way to find days, below the months. */
  beyond?: ReactNode;
  /** Told the first and the last month that are in sight, `2026-11`, when they come and when they change. */
  onMonth?: (month: string, last: string) => void;
  /** Months side by side from 768 on; below that, two are the beginning of all of them, which scroll. */
  months?: 1 | 2;
}
