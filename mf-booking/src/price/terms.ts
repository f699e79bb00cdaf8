import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { CancellationKind } from '@alisio/shared-ui/cancellation';

/** Whether an item can be called off, in a sentence: free until when, at what cost, or that nothing comes back. */
export interface Cancellation {
  kind: CancellationKind;
  text: string;
  /** what becomes of the money later on, each on a line with its own sign */
  after?: readonly { kind: CancellationKind; text: string }[];
  /** as long as it is free, the booking's own page gives it back; else only a person does that */
  isHere?: true;
}

/** What is paid where it is used, to whoever gives it: never part of an item's total, nor of what is charged. */
export interface PaidLater {
  /** to whom, on a line: "En el hotel" */
  label: string;
  /** integer minor units, in the currency that is paid there */
  total: MoneyAmount;
  /** where and how it is paid, where that is not at the place itself */
  note?: string;
  /** here, not there: told in the visitor's currency until it is charged, as all beside it */
  isHere?: true;
}
