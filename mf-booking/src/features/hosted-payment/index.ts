export { CameBack } from './came-back.tsx';
export { OnTheWay } from './on-the-way.tsx';
