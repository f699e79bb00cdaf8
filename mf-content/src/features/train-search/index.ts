export { LateTrainForm } from './late-train-form.ts';
export { Regions } from './regions.tsx';
