export {
  errorsOf,
  type FieldErrors,
  type Fields,
  fieldId,
  filled,
  filledText,
  hasErrors,
  isOn,
  textOf,
} from './fields.ts';
export { usePressEnd } from './use-press-end.ts';
