export { TrainRace } from './train-race.tsx';
