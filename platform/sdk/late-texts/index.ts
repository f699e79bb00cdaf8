export { type PartTexts, useWithTexts } from './use-with-texts.ts';
