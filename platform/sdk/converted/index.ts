export { type Converted, useConverted } from './use-converted.ts';
