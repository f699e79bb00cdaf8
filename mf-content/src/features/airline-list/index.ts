export { AirlineGroups } from './airline-groups.tsx';
