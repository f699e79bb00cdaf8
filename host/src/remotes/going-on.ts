/** What goes on until it is ended: a timer, or a listener of the whole page. */
export interface GoingOn {
  /** `setInterval 1000`, `window scroll` */
  what: string;
  /** where it was begun; its stack is written when it is asked for */
  began: Error;
  /** Ends it. Listeners are left: a library that added one does not add it again. */
  end?: () => void;
}

interface Listening extends GoingOn {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  capture: boolean;
}

const timers = new Map<number, GoingOn>();
const listeners = new Set<Listening>();

/** All that goes on now, the shell's own as well. */
export const allGoingOn = (): GoingOn[] => [...timers.values(), ...listeners];

type Timer = (handler: TimerHandler, timeout?: number, ...given: unknown[]) => number;

/** @param clear ends what does not end by itself, when it has run once */
function remembered(name: string, begin: Timer, clear?: (id: number) => void): Timer {
  return (handler, timeout, ...given) => {
    const run =
      !clear && typeof handler === 'function'
        ? (...args: unknown[]) => {
            timers.delete(id);
            handler(...args);
          }
        : handler;
    const id = begin(run, timeout, ...given);
    const end = clear ? { end: () => clear(id) } : {};
    timers.set(id, { what: `${name} ${timeout ?? 0}`, began: new Error(name), ...end });
    return id;
  };
}

const isCapture = (options?: boolean | AddEventListenerOptions): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/** From here on it is known what goes on in a page and where it was begun. Before any remote, and once. */
export function rememberGoingOn(page: Window & typeof globalThis): void {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = page;
  const forgotten = (end: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) timers.delete(id);
    end(id);
  };
  Object.assign(page, {
    setTimeout: remembered('setTimeout', setTimeout),
    setInterval: remembered('setInterval', setInterval, forgotten(clearInterval)),
    // They end each other's, too.
    clearTimeout: forgotten(clearTimeout),
    clearInterval: forgotten(clearInterval),
  });

  const { prototype } = page.EventTarget;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  Object.assign(prototype, {
    addEventListener(
      this: EventTarget | undefined,
      ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
    ) {
      const target = this ?? page;
      add.call(target, type, listener, options);
      const ends = typeof options === 'object' && (options.once || options.signal);
      if ((target !== page && target !== page.document) || ends) return;
      const what = `${target === page ? 'window' : 'document'} ${type}`;
      listeners.add({ what, began: new Error(type), target, type, listener, capture: isCapture(options) });
    },
    removeEventListener(
      this: EventTarget | undefined,
      ...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
    ) {
      const target = this ?? page;
      remove.call(target, type, listener, options);
      for (const one of listeners) {
        const isSame = one.target === target && one.type === type && one.listener === listener;
        if (isSame && one.capture === isCapture(options)) listeners.delete(one);
      }
    },
  });
}
