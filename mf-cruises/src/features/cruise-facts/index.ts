export { sailingOf } from './cruise-data.ts';
export { CruiseHead } from './cruise-head.tsx';
export { Included } from './included.tsx';
