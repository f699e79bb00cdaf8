import type { FieldErrors } from '@alisio/platform/sdk/forms';
import { lateCode } from '@alisio/shared-ui/late-part';
import type { FormValues, Rules, SectionErrors } from './form-values.ts';
import type { LiveForm } from './live-form.ts';

// What keeps a form is larger than what draws it, and nobody is told of a mistake before they have typed.
const code = lateCode(async () => ({
  default: (await import(/* webpackChunkName: "live-form" */ './live-form.ts')).liveForm,
}));

/** Brings what a form needs once it is typed into. @throws what the loader threw */
export const bringForms = async (): Promise<void> => void (await code.bring());

/** Whether it is here, from another page or another form. */
export const areFormsHere = (): boolean => code.isHere();

/** A form whose values somebody keeps: a store of the tab. */
export interface Kept<Values extends FormValues> {
  values: Values;
  rules: Rules<Values>;
  /** Keeps what was typed, by its path. */
  keep: (path: string, value: string | boolean) => void;
}

export interface KeptForm {
  /** what may be shown of what is wrong in a section; the same object until it changes */
  shownIn: (section: string) => FieldErrors;
  change: (path: string, value: string | boolean) => void;
  /** the focus left the field: from now on what is wrong with it shows */
  leave: (path: string) => void;
  /** The form was sent: all that is wrong shows from now on. */
  showAll: () => Promise<void>;
  /** What was sent was right: another try begins, in which only fields that were left show anything. */
  beginAnew: () => void;
  /** Brings its code. */
  begin: () => void;
  /** What is kept, or the rules, may have changed. */
  follow: (rulesChanged: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  revision: () => number;
}

const NOTHING: FieldErrors = {};

/**
 * A form that is drawn, typed into and kept before its code is here; what was left until then is told when it is.
 * @param newest what it is about, as of the last rendering
 * @param beforeShown called right before what is shown changes
 */
export function createKeptForm<Values extends FormValues>(
  newest: () => Kept<Values>,
  beforeShown: () => void,
): KeptForm {
  const listeners = new Set<() => void>();
  const leftEarly = new Set<string>();
  let shown: SectionErrors = {};
  let revision = 0;
  let live: LiveForm | undefined;

  const bring = async (): Promise<LiveForm | undefined> => {
    try {
      const liveForm = await code.bring();
      live ??= liveForm({
        values: newest().values,
        wrong: (typed) => newest().rules({ ...newest().values, ...typed }),
        onTyped: (path, value) => newest().keep(path, value),
        onShown(errors) {
          if (JSON.stringify(errors) === JSON.stringify(shown)) return;
          beforeShown();
          shown = errors;
          revision += 1;
          for (const listener of listeners) listener();
        },
      });
      for (const path of leftEarly) live.leave(path);
      leftEarly.clear();
      return live;
    } catch (cause) {
      // Asked for again with the next field; until then the list of errors says what is wrong.
      console.warn('late part', cause);
      return undefined;
    }
  };
  return {
    shownIn: (section) => shown[section] ?? NOTHING,
    change(path, value) {
      if (live) return live.change(path, value);
      newest().keep(path, value);
      void bring();
    },
    leave(path) {
      if (live) return live.leave(path);
      leftEarly.add(path);
      void bring();
    },
    showAll: async () => void (await (live ?? (await bring()))?.showAll()),
    beginAnew: () => live?.beginAnew(),
    begin: () => void bring(),
    follow(rulesChanged) {
      live?.take(newest().values);
      if (rulesChanged) live?.recheck();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}
