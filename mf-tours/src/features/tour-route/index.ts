export { DayList } from './day-list.tsx';
export { LateRoute } from './late-route.tsx';
