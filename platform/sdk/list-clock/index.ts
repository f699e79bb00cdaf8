export { defineListClock, type ListClock, useTimeUp } from './list-clock.ts';
export { type ClockText, usePriceClock } from './use-price-clock.ts';
