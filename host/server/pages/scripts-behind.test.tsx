import { Blob } from 'node:buffer';
import { text } from 'node:stream/consumers';
import { DecompressionStream, type ReadableStream } from 'node:stream/web';
import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { dataElement } from './data-element.ts';
import { bringScripts, scriptsBehind } from './scripts-behind.ts';

const SHELL =
  '<link rel="preload" as="script" href="/main.js"><link rel="preload" as="script" href="/texts.js"><script async src="/main.js"></script>';
const OWN = '<link rel="preload" as="script" href="/page.js">';
const asked = () => document.querySelectorAll('link[href="/main.js"], script[src="/main.js"]').length;
const askedOwn = () => document.querySelectorAll('link[href="/page.js"]').length;

/** A drawn page that has come, in a browser that has begun to fetch what it shows. */
function arrive(data = '') {
  document.body.innerHTML = `<button>Buscar</button>${data}${scriptsBehind(SHELL, OWN, 'n')}`;
  const currentScript = document.querySelector('body > script:not([type])');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: currentScript });
  bringScripts();
}

/** The browser tells of a paint, to who asked. */
let tellPaint: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  tellPaint = [];
  const Observer = class {
    constructor(told: () => void) {
      tellPaint.push(told);
    }
    observe() {}
    disconnect() {}
  };
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: Observer });
  arrive();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'currentScript');
});

test('scripts are asked for when all that the page shows is here and painted, once', () => {
  const paints: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => paints.push(paint));
  fireEvent.load(window);
  jest.advanceTimersByTime(1);
  expect([asked(), paints.length]).toEqual([0, 1]);
  paints[0]?.(performance.now());
  jest.advanceTimersByTime(100);
  expect([asked(), tellPaint.length]).toEqual([0, 1]);
  tellPaint[0]?.();
  expect(asked()).toBe(2);
  fireEvent.pointerDown(document.body);
  jest.runAllTimers();
  expect(asked()).toBe(2);
});

test.each(['link[href="/main.js"]', 'script[src="/main.js"]'])(
  "the page's own are asked for when the shell's are here (%s), not before and not twice",
  (place) => {
    jest.advanceTimersByTime(2500);
    expect([asked(), askedOwn()]).toEqual([2, 0]);
    fireEvent.load(document.querySelector('link[href="/texts.js"]') as Element);
    expect(askedOwn()).toBe(0);
    fireEvent.load(document.querySelector(place) as Element);
    expect(askedOwn()).toBe(1);
    fireEvent.pointerDown(document.body);
    for (const element of document.querySelectorAll('[href="/main.js"], [src="/main.js"]'))
      fireEvent.load(element);
    expect(askedOwn()).toBe(1);
  },
);

test("who touches the page while the shell's are on their way has the page's own at once", () => {
  jest.advanceTimersByTime(2500);
  expect([asked(), askedOwn()]).toEqual([2, 0]);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect([asked(), askedOwn()]).toEqual([2, 1]);
});

test.each([
  ['pressed', () => fireEvent.pointerDown(document.body)],
  ['typed into', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['entered with the keyboard', () => document.querySelector('button')?.focus()],
])('or as soon as the page is %s', (_, touch) => {
  touch();
  expect([asked(), askedOwn()]).toEqual([2, 1]);
});

test('a picture that never comes keeps them two and a half seconds', () => {
  jest.advanceTimersByTime(2499);
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(asked()).toBe(2);
});

describe('what the page brings packed', () => {
  const answers = JSON.stringify(Array.from({ length: 4000 }, (_, at) => ({ at, said: '</script>é' })));
  const brought = () => document.getElementById('data');
  const means = {
    Blob,
    DecompressionStream,
    Response: class {
      readonly text: () => Promise<string>;
      constructor(content: ReadableStream) {
        this.text = () => text(content);
      }
    },
  };

  beforeEach(async () => {
    jest.useRealTimers();
    arrive(await dataElement('data', answers));
  });
  afterEach(() => {
    for (const name of Object.keys(means)) Reflect.deleteProperty(globalThis, name);
  });

  const giveBrowser = (able: Partial<typeof means>) => {
    for (const [name, value] of Object.entries(able))
      Object.defineProperty(globalThis, name, { configurable: true, value });
  };
  const scriptsCame = async () => {
    while (asked() === 0) await new Promise((next) => setTimeout(next));
  };

  test('is a fraction of it on its way, and whole before the scripts that read it', async () => {
    giveBrowser(means);
    expect(brought()?.textContent.length).toBeLessThan(answers.length / 10);
    fireEvent.keyDown(document.body);
    expect(asked()).toBe(0);
    // Touched twice, it is unpacked once.
    fireEvent.keyDown(document.body);
    await scriptsCame();
    expect(brought()?.textContent).toBe(answers);
    expect(asked()).toBe(2);
  });

  test('is nothing to a browser that cannot unpack it, whose page then asks by itself', async () => {
    giveBrowser({ Blob });
    fireEvent.keyDown(document.body);
    await scriptsCame();
    expect(brought()).toBeNull();
  });
});
