import { createFormControl, type FieldValues, get, set } from 'react-hook-form';
import { differ, type FormValues, leavesOf, type SectionErrors } from './form-values.ts';

interface LiveFormOptions {
  /** as they stand when the form begins */
  values: FormValues;
  /** what is wrong with its values; asked anew each time, so that rules may change */
  wrong: (values: FieldValues) => SectionErrors;
  /** hears of each value that was typed, by its path: `passengers.0.surname` */
  onTyped: (path: string, value: string | boolean) => void;
  /** hears what may be shown of what is wrong, when that has changed */
  onShown: (errors: SectionErrors) => void;
}

export interface LiveForm {
  change: (path: string, value: string | boolean) => void;
  leave: (path: string) => void;
  /** Takes over what somebody else wrote or proposes: another section, another tab. */
  take: (values: FormValues) => void;
  /** The rules have changed: looks again at all that was left. */
  recheck: () => void;
  showAll: () => Promise<void>;
  beginAnew: () => void;
}

const codeOf = (branch: unknown): string | undefined =>
  typeof branch === 'object' && branch !== null && 'message' in branch && typeof branch.message === 'string'
    ? branch.message
    : undefined;

const sectionsOf = (errors: unknown): SectionErrors => {
  const sections: Record<string, Record<string, string>> = {};
  for (const [path, code] of leavesOf(errors, codeOf)) {
    const end = path.lastIndexOf('.');
    const section = path.slice(0, end);
    sections[section] = { ...sections[section], [path.slice(end + 1)]: code };
  }
  return sections;
};

/**
 * The form itself, by react-hook-form: values, what was left, what is wrong. It needs no fields to be registered, so
 * that its code may come after them. An error shows from the moment when its field is left, or the form is sent, and
 * is looked at again with each change of any field, since rules speak of several.
 */
export function liveForm({ values, wrong, onTyped, onShown }: LiveFormOptions): LiveForm {
  const form = createFormControl<FieldValues>({
    defaultValues: { ...values },
    // The list of errors takes the focus.
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = {};
      for (const [section, fields] of Object.entries(wrong(typed)))
        for (const [name, message] of Object.entries(fields))
          set(errors, `${section}.${name}`, { type: 'rule', message });
      return { values: {}, errors };
    },
  });
  let left: readonly string[] = [];
  let isSent = false;

  form.subscribe({
    formState: { values: true },
    callback: ({ name, values: typed }) => {
      const value: unknown = name === undefined ? undefined : get(typed, name);
      if (name !== undefined && (typeof value === 'string' || typeof value === 'boolean'))
        onTyped(name, value);
    },
  });
  form.subscribe({
    formState: { errors: true, touchedFields: true, isSubmitted: true },
    callback: ({ errors, touchedFields, isSubmitted }) => {
      left = leavesOf(touchedFields, (branch) => (branch === true ? branch : undefined)).map(
        ([path]) => path,
      );
      isSent = isSubmitted === true;
      onShown(sectionsOf(errors));
    },
  });

  const recheck = () => {
    if (isSent) void form.trigger();
    else if (left.length > 0) void form.trigger([...left]);
  };
  return {
    change(path, value) {
      form.setValue(path, value, { shouldDirty: true });
      recheck();
    },
    leave: (path) => void form.trigger(path, { shouldTouch: true }),
    take(next) {
      if (!differ(next, form.getValues())) return;
      form.reset({ ...next }, { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      recheck();
    },
    recheck,
    showAll: () => form.handleSubmit(() => undefined)(),
    beginAnew: () => form.reset(form.getValues(), { keepTouched: true }),
  };
}
