export { defineListClock, type ListClock, useTimeUp } from './list-clock.ts';
