import { lateDrawn } from '../../trains/late-drawn.ts';
import type { TrainFormProps } from './train-form.tsx';

export const LateTrainForm = lateDrawn<TrainFormProps>(async () => ({
  default: (await import(/* webpackChunkName: "train-form" */ './train-form.tsx')).TrainForm,
}));
