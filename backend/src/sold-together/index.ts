export { soldAlone } from './sold-alone.ts';
