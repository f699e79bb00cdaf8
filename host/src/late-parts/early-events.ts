import {
  type EventName,
  type EventPayload,
  eventMap,
  isEventName,
  onEvent,
} from '@alisio/shared-contracts/events';
import type { FailureKind } from '../remotes/code-record.ts';
import type { ClaimedPage, ClaimedPart } from '../remotes/remote-pages.ts';

/** Code of a page, a part, or the shell where neither is named, that did not come or threw while it was rendered. */
export interface PageTrouble {
  kind: FailureKind | 'thrown';
  error: unknown;
  page: ClaimedPage | undefined;
  part?: ClaimedPart;
}

/** A step of a sale that a remote told of. */
export interface PageSale {
  sale: EventName;
  carries: EventPayload<EventName>;
  /** its stack names who told it */
  told: Error;
}

export type PageEvent = Event | PageTrouble | PageSale;

/** More of a kind are not kept for the late parts: who breaks over and over says no more than the first times. */
const MOST = 20;

const isSale = (event: PageEvent): boolean => 'sale' in event;

const kept: PageEvent[] = [];
const followers = new Set<(event: PageEvent) => void>();

export function tellLateParts(event: PageEvent): void {
  // Steps of a sale have room of their own: what breaks on and on must not hide what was sold.
  if (kept.filter((one) => isSale(one) === isSale(event)).length < MOST) kept.push(event);
  for (const tell of followers) tell(event);
}

/** Begins with what was kept until now. @returns what ends it */
export function followEvents(tell: (event: PageEvent) => void): () => void {
  for (const event of kept) tell(event);
  followers.add(tell);
  return () => followers.delete(tell);
}

/** Once every late part has begun with them. */
export function forgetEarlyEvents(): void {
  kept.length = 0;
}

/** From here on what breaks, what is sold, and that something was typed, is kept until the late parts ask for it. */
export function keepEarlyEvents(): void {
  for (const sale of Object.keys(eventMap).filter(isEventName))
    onEvent(sale, (carries) => tellLateParts({ sale, carries, told: new Error(sale) }));
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, tellLateParts);
  window.addEventListener('input', tellLateParts, { once: true });
}
