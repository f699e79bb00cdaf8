import { TestEnvironment } from 'jest-environment-jsdom';
import { matchStylesQuickly } from './quick-style-match.mjs';

const PLATFORM_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** Node's request refuses jsdom's abort signals, which the router hands it; they are kept beside it. */
class RequestWithAnySignal extends Request {
  #signal;
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    this.#signal = signal;
  }
  get signal() {
    return this.#signal ?? super.signal;
  }
}

/** jsdom lays nothing out: no media query matches, nothing scrolls or is drawn, no size changes. */
const noMediaMatches = (media) => Object.assign(new EventTarget(), { media, matches: false });

class SizeNeverChanges {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom lacks parts of the platform that every browser has; they are taken from Node. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of PLATFORM_GLOBALS) {
      this.global[name] ??= globalThis[name];
    }
    this.global.Request ??= RequestWithAnySignal;
    this.global.matchMedia ??= noMediaMatches;
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    this.global.scrollTo = () => undefined;
    this.global.ResizeObserver ??= SizeNeverChanges;
    matchStylesQuickly(this.global.document);
    this.global.performance.getEntriesByType ??= () => [];
  }
}
