import { jest } from '@jest/globals';

type Told = (entries: unknown, observer: { disconnect(): void }) => void;

let tell: Told = () => undefined;
const realObserver = globalThis.PerformanceObserver;
const realMatchMedia = window.matchMedia;
let motion = true;
const pictures = jest.fn();

beforeAll(() => {
  class Observer {
    static supportedEntryTypes = ['longtask'];
    constructor(told: Told) {
      tell = told;
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(window, { matchMedia: () => ({ matches: !motion }) });
  Object.assign(document, {
    startViewTransition: (show: () => Promise<void>) => {
      pictures();
      const shown = show();
      return { ready: shown, finished: shown };
    },
  });
});
afterAll(() => {
  Object.assign(globalThis, { PerformanceObserver: realObserver });
  window.matchMedia = realMatchMedia;
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Shows another page: what of it fades in, once all is told. */
async function shown(): Promise<jest.Mock> {
  const { fade } = await import('./fade.ts');
  const animate = jest.fn();
  const place = Object.assign(document.createElement('main'), { animate });
  await new Promise<void>((resolve) => {
    fade(
      () => place,
      async () => resolve(),
    );
  });
  await null;
  return animate;
}

test('a quick device fades a picture of what stood into what comes', async () => {
  expect(await shown()).not.toHaveBeenCalled();
  expect(pictures).toHaveBeenCalledTimes(1);
});

test('on a slow one what comes fades in, without the picture that would have it wait', async () => {
  pictures.mockClear();
  await shown();
  tell([], { disconnect: () => undefined });
  pictures.mockClear();
  const animate = await shown();
  expect(pictures).not.toHaveBeenCalled();
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a slow one does not move where the visitor asked for less motion', async () => {
  motion = false;
  const animate = await shown();
  motion = true;
  expect(animate).not.toHaveBeenCalled();
  expect(pictures).toHaveBeenCalledTimes(0);
});
