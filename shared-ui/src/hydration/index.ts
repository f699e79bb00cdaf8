export { ALIVE, ASLEEP, sayAlive, useAsleepMark, WANTED } from './asleep.ts';
export { useHydrated } from './use-hydrated.ts';
