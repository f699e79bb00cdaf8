export { fillIn } from './fill-in.ts';
