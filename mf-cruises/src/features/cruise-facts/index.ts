export { CruiseData } from './cruise-data.tsx';
export { CruiseHead } from './cruise-head.tsx';
export { Included } from './included.tsx';
