export { Checkbox, type ChoiceProps, Radio } from './choice.tsx';
export { DateFields, type DateFieldsProps } from './date-fields.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary.tsx';
export { Field, type FieldControlIds, type FieldProps } from './field.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
export { Select } from './select.tsx';
export { TextInput } from './text-input.tsx';
