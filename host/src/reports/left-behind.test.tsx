import { jest } from '@jest/globals';
import { allGoingOn, type GoingOn, rememberGoingOn } from '../remotes/going-on.ts';
import { watchLeftBehind } from './left-behind.ts';

const LOOK = 5000;
const FLIGHTS = { source: 'mf-flights', version: '1.4.0-0a1b2c3d' };
const ORIGIN = window.location.origin;

/** As a browser writes it: who was called first, then who called. */
const begunIn = (file: string): Error => {
  const began = new Error('setInterval');
  began.stack = `Error: setInterval
    at setInterval (${ORIGIN}/host/1.0.0-aaaaaaaa/main.js:1:10)
    at tick (${ORIGIN}${file}:1:20)
    at commit (${ORIGIN}/host/1.0.0-aaaaaaaa/main.js:1:30)`;
  return began;
};
const inFlights = (what: string): GoingOn => ({
  what,
  began: begunIn('/remotes/mf-flights/1.4.0-0a1b2c3d/page-home.js'),
});

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Looks at what goes on while pages of `shown` show. */
function watched(going: GoingOn[]) {
  jest.useFakeTimers();
  const told: unknown[] = [];
  let shown = ['mf-flights'];
  stop = watchLeftBehind({
    goingOn: () => going,
    shown: () => shown,
    tell: (source, message) => told.push([source, message]),
  });
  return {
    told,
    look: () => jest.advanceTimersByTime(LOOK),
    show(...remotes: string[]) {
      shown = remotes;
    },
  };
}

test('what a left page began is told once, by its remote and version, and a timer ended', () => {
  const end = jest.fn();
  const interval = { ...inFlights('setInterval 1000'), end };
  const { told, look, show } = watched([interval, inFlights('window scroll')]);
  look();
  look();
  expect(told).toEqual([]);
  show('mf-booking');
  look();
  expect(told).toEqual([]);
  look();
  look();
  expect(told).toEqual([
    [FLIGHTS, 'setInterval 1000 went on after its page was left, and was ended'],
    [FLIGHTS, 'window scroll went on after its page was left'],
  ]);
  expect(end).toHaveBeenCalledTimes(1);
});

test('what a remote began goes on rightly while a part of it shows on the page of another', () => {
  const { told, look, show } = watched([inFlights('setInterval 1000')]);
  show('mf-booking', 'mf-flights');
  look();
  look();
  expect(told).toEqual([]);
});

test("what ends in time, belongs to the page that shows again, or is the shell's own, is nobody's business", () => {
  const brief = inFlights('setTimeout 300');
  const kept = inFlights('window scroll');
  const ofShell = { what: 'setInterval 60000', began: begunIn('/host/1.0.0-aaaaaaaa/main.js') };
  const ofBrowser = { what: 'window load', began: begunIn('/content.js') };
  const going = [brief, kept, ofShell, ofBrowser];
  const { told, look, show } = watched(going);
  show('mf-booking');
  look();
  going.splice(0, 1);
  show('mf-flights');
  look();
  show('mf-booking');
  look();
  expect(told).toEqual([]);
});

describe('what goes on in a page', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow;
  const isWhole = (one: Window): one is Window & typeof globalThis => 'EventTarget' in one;
  if (!page || !isWhole(page)) throw new Error('no window');
  rememberGoingOn(page);
  const going = () => allGoingOn().map(({ what }) => what);
  const heard = () => undefined;

  test('a timer goes on until it is ended, by whichever of the two', () => {
    const [one, other] = [page.setInterval(heard, 60_000), page.setTimeout(heard, 70_000)];
    expect(going()).toEqual(['setInterval 60000', 'setTimeout 70000']);
    page.clearTimeout(one);
    page.clearInterval(other);
    expect(going()).toEqual([]);
  });

  test('one that has run once is over, and ran with what it was given', async () => {
    const given = await new Promise((resolve) =>
      page.setTimeout((...args: unknown[]) => resolve(args), 0, 'a', 1),
    );
    expect(given).toEqual(['a', 1]);
    expect(going()).toEqual([]);
  });

  test('listeners of window and document count until they are removed, those of elements never', () => {
    page.addEventListener('scroll', heard, { capture: true });
    page.document.addEventListener('click', heard);
    page.document.body.addEventListener('click', heard);
    page.addEventListener('load', heard, { once: true });
    page.removeEventListener('scroll', heard);
    expect(going()).toEqual(['window scroll', 'document click']);
    page.removeEventListener('scroll', heard, true);
    page.document.removeEventListener('click', heard);
    expect(going()).toEqual([]);
  });

  test('an interval that is ended here ticks no more', () => {
    page.setInterval(heard, 60_000);
    for (const one of allGoingOn()) one.end?.();
    expect(going()).toEqual([]);
  });
});
