import { keepViewport } from './viewport-cookie.ts';

let width = 0;
let resize: (() => void)[] = [];
let written: string[] = [];
const realMatchMedia = window.matchMedia;

beforeEach(() => {
  resize = [];
  written = [];
  window.matchMedia = (query) => ({
    get matches() {
      return width >= Number(/(\d+)px/.exec(query)?.[1]);
    },
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') resize.push(() => listener());
    },
    removeEventListener: () => {
      resize = [];
    },
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
  Object.defineProperty(document, 'cookie', {
    set: (value: string) => void written.push(value),
    configurable: true,
  });
});
afterEach(() => {
  window.matchMedia = realMatchMedia;
  Reflect.deleteProperty(document, 'cookie');
});

test.each([
  [320, 'xs'],
  [639, 'xs'],
  [640, 'sm'],
  [768, 'md'],
  [820, 'md-sm'],
  [1023, 'md-sm'],
  [1024, 'lg'],
  [1280, 'xl'],
  [1536, '2xl'],
])('a window of %i px is %s (§9)', (px, name) => {
  width = px;
  keepViewport();
  expect(written).toEqual([`viewport=${name}; Max-Age=31536000; Path=/; SameSite=Strict; Secure`]);
});

test('another width is another cookie, until it is ended', () => {
  width = 1280;
  const stop = keepViewport();
  width = 700;
  resize[0]?.();
  expect(written.at(-1)).toMatch(/^viewport=sm;/);
  stop?.();
  expect(resize).toEqual([]);
});

test('where nobody can say it is lg (§9)', () => {
  Reflect.set(window, 'matchMedia', undefined);
  keepViewport();
  expect(written[0]).toMatch(/^viewport=lg;/);
});
