export { ALIVE, ASLEEP, DRAWN_ANEW, sayAlive, useAsleepMark, WANTED } from './asleep.ts';
export { useHydrated } from './use-hydrated.ts';
