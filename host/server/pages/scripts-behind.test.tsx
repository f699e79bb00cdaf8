import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { bringScripts, scriptsBehind } from './scripts-behind.ts';

const TAGS = '<link rel="preload" as="script" href="/main.js"><script async src="/main.js"></script>';
const asked = () => document.querySelectorAll('link[href="/main.js"], script[src="/main.js"]').length;

/** A drawn page that has come, in a browser that has begun to fetch what it shows. */
function arrive() {
  document.body.innerHTML = `<button>Buscar</button>${scriptsBehind(TAGS, 'n')}`;
  const currentScript = document.querySelector('body > script');
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
  jest.runAllTimers();
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

test.each([
  ['pressed', () => fireEvent.pointerDown(document.body)],
  ['typed into', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['entered with the keyboard', () => document.querySelector('button')?.focus()],
])('or as soon as the page is %s', (_, touch) => {
  touch();
  expect(asked()).toBe(2);
});

test('a picture that never comes keeps them two and a half seconds', () => {
  jest.advanceTimersByTime(2499);
  expect(asked()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(asked()).toBe(2);
});
