export { Regions } from './regions.tsx';
export { TrainForm } from './train-form.tsx';
