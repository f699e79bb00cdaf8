import type { DemoSettings } from '../demo/demo-suppliers.ts';
import type { Outcome } from './ask-suppliers.ts';
import type { MadePart, SearchWork } from './search-work.ts';

/** What a thread is started with. */
export interface ThreadSettings {
  /** address of a module with `openSuppliers` */
  suppliers: string;
  demo?: DemoSettings | undefined;
  /** how long each supplier may take, milliseconds */
  supplierWithinMs?: number | undefined;
  /** of the seal of offers */
  secret: Uint8Array;
}

/** The pieces of work by name. */
export type Piece = Exclude<keyof SearchWork, 'close'>;
type QuestionOf<Kind extends Piece> = Parameters<SearchWork[Kind]>[0];

/** A piece of work with what it is about. */
export type Question = { [Kind in Piece]: { kind: Kind; about: QuestionOf<Kind> } }[Piece];
export type Answer = {
  [Kind in Piece]: { kind: Kind; answer: Awaited<ReturnType<SearchWork[Kind]>> };
}[Piece];

export type ToThread =
  | { type: 'do'; id: number; question: Question }
  | { type: 'sales'; id: number; call: number; sales: readonly (readonly [key: string, sold: number])[] }
  | { type: 'sales-unknown'; id: number; call: number }
  | { type: 'cancel'; id: number };

export type FromThread =
  | { type: 'ready' }
  /** asks how many are sold of flights, for a piece of work */
  | { type: 'sales?'; id: number; call: number; keys: readonly string[] }
  | { type: 'part'; id: number; part: MadePart }
  | { type: 'done'; id: number; answer: Answer }
  /** `outcomes` where no supplier has answered */
  | { type: 'failed'; id: number; message: string; outcomes?: readonly Outcome[] | undefined };
