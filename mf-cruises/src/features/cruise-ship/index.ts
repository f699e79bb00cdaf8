export { LatePlans } from './late-plans.ts';
