export { lateWithTexts } from './late-with-texts.tsx';
export { type PartTexts, useWithTexts } from './use-with-texts.ts';
