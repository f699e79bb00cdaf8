/** What a page sends before it pays, and what provider and supplier may say to that. */
export const PARTS = ['customer', 'passengers', 'particulars', 'billing'] as const;
export type Part = (typeof PARTS)[number];
export const OUTCOMES = ['approved', 'declined', 'voided', 'unknown', 'lost'] as const;
export const SUPPLIERS = ['answers', 'refuses', 'is down', 'loses answers'] as const;

/** What somebody does, or what befalls the servers. */
export type Step =
  | { do: 'order'; cart: 0 | 1 }
  | { do: 'say'; part: Part }
  | { do: 'card' }
  | {
      do: 'pay';
      outcome: (typeof OUTCOMES)[number];
      supplier: (typeof SUPPLIERS)[number];
      /** before the how many-th thing the server dies; 0: it lives */
      diesAt: number;
    }
  /** gives back what is booked, pressed so often at once */
  | { do: 'cancel'; presses: number; diesAt: number }
  | { do: 'reconcile'; minutes: number; diesAt: number }
  | { do: 'refunds'; areLost: boolean }
  | { do: 'retention'; days: number };

/** Of each cart: a flight, which only a person gives back, beside a ticket; and two tickets, given back for nothing. */
export const CARTS = [
  { flights: 1, tickets: 1, parts: PARTS, isFree: false },
  { flights: 0, tickets: 2, parts: PARTS.filter((part) => part !== 'passengers'), isFree: true },
] as const;
/** No history is so long. */
export const FREE_UNTIL = Date.UTC(2100, 0);
