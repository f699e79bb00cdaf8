import { lateDrawn } from './late-drawn.ts';

export const LateTrainsByPhone = lateDrawn<object>(async () => ({
  default: (await import(/* webpackChunkName: "trains-by-phone" */ './trains-by-phone.tsx')).TrainsByPhone,
}));
