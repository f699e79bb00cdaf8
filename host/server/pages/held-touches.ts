type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Runs in the browser, before the HTML of a page that the edge drew, as its own text: it names nothing but what stands
 * inside it. What a visitor types, chooses and presses in a part that sleeps (`shared-ui/hydration`) is kept, in its
 * order, and done again when the part says that it is alive. React replays no such event, and drops what it finds
 * typed: the tracked value has to differ from the one that is told.
 *
 * Links and `<details>` work by themselves and are left alone. A form with an address of its own works by itself, too:
 * it is held, since script does it better, but no longer than that may still come.
 */
export function holdTouches(): void {
  const MOST = 100;
  const LONGEST_WAIT_MS = 8000;
  const ASLEEP = '[data-asleep]';
  const held: { of: Element; redo: () => void }[] = [];
  let isBroken = false;
  let composing = false;
  let redoing = false;

  const isAsleep = (of: Element) => of.closest(ASLEEP) !== null;

  const hold = (of: Element, redo: () => void) => {
    if (held.length < MOST) held.push({ of, redo });
  };

  const retype = (field: Field, value: string) => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    const inFocus = field === document.activeElement && 'selectionStart' in field;
    const [start, end] = inFocus ? [field.selectionStart, field.selectionEnd] : [null, null];
    field.value = value === '' ? '0' : '';
    set?.call(field, value);
    if (inFocus && start !== null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };

  const typed = ({ target }: Event) => {
    const field = target as Field;
    if (!(target instanceof Element) || !isAsleep(target)) return;
    const before = held.findIndex(({ of }) => of === target);
    if (before >= 0) held.splice(before, 1);
    const { value } = field;
    if (field.type === 'checkbox' || field.type === 'radio') {
      const { checked } = field as HTMLInputElement;
      hold(field, () => {
        (field as HTMLInputElement).checked = !checked;
        field.click();
      });
    } else hold(field, () => retype(field, value));
  };

  const keep = (event: Event, of: Element, redo: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Looks pressed without an attribute, which React would not have drawn.
    const look = of.animate?.({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
    hold(of, () => {
      look?.cancel();
      redo();
    });
  };

  const pressed = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=button]');
    if (!button || !isAsleep(button)) return;
    // Its form is told by the browser.
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return;
    keep(event, button, () => button.click());
  };

  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    const canGo = form.hasAttribute('action');
    if (!isAsleep(form) || (canGo && isBroken)) return;
    keep(event, submitter ?? form, () => form.requestSubmit(submitter));
    if (canGo) setTimeout(letGo, LONGEST_WAIT_MS);
  };

  /** The browser sends what was to be sent and still sleeps. */
  const letGo = () => {
    const waits = held.find(({ of }) => isAsleep(of) && isSubmit(of));
    const form = waits?.of.closest('form');
    if (form?.hasAttribute('action')) HTMLFormElement.prototype.submit.call(form);
  };

  const isSubmit = (of: Element) =>
    of instanceof HTMLFormElement || (of instanceof HTMLButtonElement && of.type === 'submit');

  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
    isBroken = true;
    letGo();
  };

  const redoNext = () => {
    const next = composing ? -1 : held.findIndex(({ of }) => !isAsleep(of));
    redoing = next >= 0;
    for (const { redo } of redoing ? held.splice(next, 1) : []) {
      redo();
      // One at a time: what it changes is drawn before the next.
      setTimeout(redoNext);
    }
  };

  /** What hears the focus may select what is typed there: the next letter would replace it. */
  const tellFocus = (focused: Element) => {
    const isTyped = held.some(({ of }) => of === focused) && focused instanceof HTMLInputElement;
    const [start, end] = isTyped ? [focused.selectionStart, focused.selectionEnd] : [null, null];
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (isTyped && start !== null) focused.setSelectionRange(start, end);
  };

  /** As `Combobox` does: what stands there may be a proposal, and is replaced by what is typed. */
  const entered = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox' && isAsleep(target))
      target.select();
  };

  const alive = ({ target }: Event) => {
    const focused = document.activeElement;
    if (focused && target instanceof Element && target.contains(focused) && !isAsleep(focused))
      tellFocus(focused);
    for (const { of } of held) of.closest(ASLEEP)?.dispatchEvent(new CustomEvent('alisio:wanted'));
    if (!redoing) redoNext();
  };

  addEventListener('compositionstart', () => {
    composing = true;
  });
  addEventListener('compositionend', () => {
    composing = false;
    redoNext();
  });
  addEventListener('focusin', entered);
  addEventListener('input', typed, true);
  addEventListener('change', typed, true);
  addEventListener('click', pressed, true);
  addEventListener('submit', submitted, true);
  addEventListener('alisio:alive', alive);
  addEventListener('error', failed, true);
}

/** The script's text. */
export const holdTouchesScript = `(${holdTouches.toString().replaceAll(/\n\s+/g, '\n')})()`;
