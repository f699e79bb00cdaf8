export { LateTrainRace } from './late-train-race.ts';
