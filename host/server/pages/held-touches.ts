type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Touch {
  what: 'typed' | 'pressed' | 'sent';
  of: HTMLElement;
  /** how it looks meanwhile */
  look?: Animation;
  /** given what stands in its place by then */
  redo: (of: HTMLElement) => void;
}

/**
 * Runs in the browser, before the HTML of a page that the edge drew, as its own text: it names nothing but what stands
 * inside it. What a visitor types, chooses and presses in a part that sleeps (`shared-ui/hydration`) is kept, in its
 * order, and done again when the part says that it is alive. React replays no such event, and drops what it finds
 * typed: the tracked value has to differ from the one that is told. Where React drew the part anew, it is done to what
 * stands in its place then.
 *
 * A form is sent once and a button pressed once, however often a visitor tried while nothing moved.
 *
 * Links and `<details>` work by themselves and are left alone. A form with an address of its own works by itself, too:
 * it is held, since script does it better, but no longer than that may still come. One that is to be sent as a body
 * is for script alone; where the shell itself does not come the browser sends it, and the edge says that it was in vain.
 */
export function holdTouches(): void {
  const LONGEST_WAIT_MS = 8000;
  const ASLEEP = '[data-asleep]';
  const held: (Touch & { page: string; now: () => HTMLElement | undefined })[] = [];
  let isBroken = false;
  let isDead = false;
  let composing = false;
  /** what was held is done again, one after another */
  let redoing = false;
  /** what happens now is one of those */
  let isOurs = false;

  const isAsleep = (of: Element) => of.closest(ASLEEP) !== null;
  /** Nobody can answer yet, or what was done before comes first. */
  const isHeld = (of: Element) => !isOurs && (redoing || isAsleep(of));
  const nameOf = (of: HTMLElement) =>
    ['name', 'type', 'aria-label'].map((name) => of.getAttribute(name)).join() +
    (of.tagName === 'BUTTON' ? of.textContent : '');
  const namesakesOf = (of: HTMLElement) =>
    [...document.querySelectorAll<HTMLElement>(of.tagName)].filter((other) => nameOf(other) === nameOf(of));

  const hold = (touch: Touch) => {
    const { of } = touch;
    const place = namesakesOf(of).indexOf(of);
    const now = () => (of.isConnected ? of : namesakesOf(of)[place]);
    held.push({ ...touch, page: location.pathname, now });
  };
  const drop = (at: number) => {
    if (at >= 0) held.splice(at, 1)[0]?.look?.cancel();
  };

  const retype = (field: Field, value: string, caret: number | null) => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    const inFocus = field === document.activeElement && 'selectionStart' in field;
    const stands = inFocus && field.value === value;
    const [start, end] = stands ? [field.selectionStart, field.selectionEnd] : [caret, caret];
    field.value = value === '' ? '0' : '';
    set?.call(field, value);
    if (inFocus && start !== null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };

  const typed = ({ target }: Event) => {
    const of = target as Field;
    if (!(target instanceof Element) || isOurs) return;
    // What is typed into a part that woke is newer than what is still to be done there.
    if (!isAsleep(target))
      return drop(held.findIndex(({ what, now }) => what === 'typed' && now() === target));
    // What was pressed between may have moved what stood there.
    const pressedAt = held.findLastIndex(({ what }) => what !== 'typed');
    drop(held.findIndex((touch, at) => at > pressedAt && touch.of === target));
    const { value } = of;
    const caret = 'selectionStart' in of ? of.selectionStart : null;
    if (of.type === 'checkbox' || of.type === 'radio') {
      const { checked } = of as HTMLInputElement;
      const redo = (box: HTMLElement) => {
        (box as HTMLInputElement).checked = !checked;
        box.click();
      };
      hold({ what: 'typed', of, redo });
    } else hold({ what: 'typed', of, redo: (field) => retype(field as Field, value, caret) });
  };

  /** Goes on from what was typed before: until that is done again, React has put back what it drew there. */
  const typing = ({ target }: Event) => {
    if (isOurs || composing || !(target instanceof Element) || isAsleep(target)) return;
    const at = held.findIndex(({ what, now }) => what === 'typed' && now() === target);
    const touch = held[at];
    if (!touch) return;
    drop(at);
    const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
    // All of it is replaced.
    if (selectionStart === 0 && selectionEnd === value.length) return;
    isOurs = true;
    try {
      touch.redo(target as Field);
    } finally {
      isOurs = false;
    }
  };

  const keep = (event: Event, touch: Touch) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Looks pressed without an attribute, which React would not have drawn.
    const look = touch.of.animate?.({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
    hold({ ...touch, look });
  };

  const pressed = (event: Event) => {
    const of = event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=button]');
    if (!of || !isHeld(of)) return;
    // Its form is told by the browser.
    if (of instanceof HTMLButtonElement && of.type === 'submit' && of.form) return;
    if (held.at(-1)?.of === of) drop(held.length - 1);
    keep(event, { what: 'pressed', of, redo: (button) => button.click() });
  };

  const formOf = (of: HTMLElement) => (of instanceof HTMLFormElement ? of : (of as HTMLButtonElement).form);

  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const canGo = form.hasAttribute('action');
    if (!isHeld(form) || (isAsleep(form) && mayGo(form))) return;
    drop(held.findIndex(({ what, of }) => what === 'sent' && formOf(of) === form));
    keep(event, {
      what: 'sent',
      of: event.submitter ?? form,
      redo: (of) => formOf(of)?.requestSubmit(of instanceof HTMLFormElement ? null : of),
    });
    if (canGo) setTimeout(letGo, LONGEST_WAIT_MS, true);
  };

  const mayGo = (form: HTMLFormElement) =>
    form.hasAttribute('action') ? isBroken : isDead && form.method === 'post';

  /** The browser sends what was to be sent and still sleeps. */
  const letGo = (hasWaited: boolean) => {
    for (const { what, of } of held) {
      const form = what === 'sent' && isAsleep(of) ? formOf(of) : null;
      if (form && (mayGo(form) || (hasWaited && form.hasAttribute('action'))))
        return HTMLFormElement.prototype.submit.call(form);
    }
  };

  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
    isBroken = true;
    isDead ||= /\/host\/.*main\.[^/]*$/.test(target.src);
    letGo(false);
  };

  const isAwake = (of: HTMLElement | undefined) => of !== undefined && !isAsleep(of);

  const redoNext = () => {
    const next = composing ? -1 : held.findIndex(({ now }) => isAwake(now()));
    redoing = next >= 0;
    const touch = held[next];
    const of = touch?.now();
    if (!touch || !of) return;
    drop(next);
    // One at a time: what it changes is drawn before the next, which is done even if this one throws.
    setTimeout(redoNext);
    isOurs = true;
    try {
      touch.redo(of);
    } finally {
      isOurs = false;
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
    wake();
  };

  /** Also what was drawn anew. What was done on a page that was left is not done on another. */
  const wake = () => {
    for (const touch of held.filter(({ page }) => page !== location.pathname)) drop(held.indexOf(touch));
    for (const { now } of held) now()?.closest(ASLEEP)?.dispatchEvent(new CustomEvent('alisio:wanted'));
    if (!redoing) redoNext();
  };

  addEventListener('compositionstart', () => {
    composing = true;
  });
  addEventListener('compositionend', () => {
    composing = false;
    wake();
  });
  // Before React, which keeps it to itself where what stands around is alive already.
  addEventListener('focusin', entered, true);
  addEventListener('beforeinput', typing, true);
  addEventListener('input', typed, true);
  addEventListener('change', typed, true);
  addEventListener('click', pressed, true);
  addEventListener('submit', submitted, true);
  addEventListener('alisio:alive', alive);
  addEventListener('alisio:drawn-anew', wake);
  addEventListener('error', failed, true);
}

/** The script's text, without what is said to people. */
export const holdTouchesScript = `(${holdTouches
  .toString()
  .replaceAll(/\/\*[\s\S]*?\*\/|\n\s*\/\/.*/g, '')
  .replaceAll(/\n\s+/g, '\n')
  .replaceAll(/ +/g, ' ')})()`;
