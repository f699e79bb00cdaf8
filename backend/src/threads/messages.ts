import type { ThreadModule } from './work.ts';

/** What a thread is started with. */
export interface ThreadSettings {
  modules: readonly ThreadModule[];
}

export type ToThread =
  | { type: 'do'; id: number; kind: string; about: unknown; hurried: boolean }
  | { type: 'told'; id: number; call: number; told: unknown }
  | { type: 'unknown'; id: number; call: number }
  | { type: 'cancel'; id: number };

export type FromThread =
  | { type: 'ready' }
  /** what a piece of work wants to know of who has the database */
  | { type: 'ask'; id: number; call: number; asked: unknown }
  | { type: 'part'; id: number; part: unknown }
  | { type: 'done'; id: number; answer: unknown }
  | { type: 'failed'; id: number; message: string };
