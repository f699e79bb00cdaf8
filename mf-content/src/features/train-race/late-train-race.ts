import { lateDrawn } from '../../trains/late-drawn.ts';
import type { TrainRaceProps } from './train-race.tsx';

export const LateTrainRace = lateDrawn<TrainRaceProps>(async () => ({
  default: (await import(/* webpackChunkName: "train-race" */ './train-race.tsx')).TrainRace,
}));
