export { ChoiceSheetPlace } from './choice-sheet-place.tsx';
export { useChoiceSheet } from './use-choice-sheet.ts';
