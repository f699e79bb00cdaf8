/** Messages by timers, which a test's clock moves too. */
class TimedChannel {
  port1 = { onmessage: () => {}, close: () => {} };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}

/** For tests of what lets the browser have its turn (`breathe`): the window of tests has no channels. */
export function withMessageChannel(): void {
  beforeAll(() => Reflect.set(globalThis, 'MessageChannel', TimedChannel));
  afterAll(() => Reflect.deleteProperty(globalThis, 'MessageChannel'));
}
