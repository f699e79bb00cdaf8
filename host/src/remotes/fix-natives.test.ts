import { fixNatives } from './fix-natives.ts';

const stand = () => 'mine';
const real = () => 'real';

/** Stands for a browser's window: the shape that natives have there. */
function browser() {
  const withMethods = (...names: string[]) => {
    class Native {}
    for (const name of names)
      Reflect.defineProperty(Native.prototype, name, { value: real, writable: true, configurable: true });
    return Native;
  };
  const prototypes = {
    EventTarget: withMethods('addEventListener'),
    History: withMethods('pushState', 'replaceState'),
    Storage: withMethods('setItem'),
    XMLHttpRequest: withMethods('open', 'send'),
    Navigator: withMethods('sendBeacon'),
    Node: withMethods('appendChild'),
    Document: withMethods('createElement'),
    Promise: withMethods('then'),
  };
  const history: object = new prototypes.History();
  return {
    ...prototypes,
    history,
    JSON: { parse: real },
    fetch: real,
    setTimeout: real,
    name: '',
    $RefreshReg$: real,
    rspackChunkmf_a: [],
    __FEDERATION__: {},
  };
}

test('what the browser brings stays, whoever wants another in its place', async () => {
  const page = browser();
  await fixNatives(page);
  const natives: [object, string][] = [
    [page, 'fetch'],
    [page, 'setTimeout'],
    [page, 'JSON'],
    [page, 'Promise'],
    [page.JSON, 'parse'],
    [page.Promise.prototype, 'then'],
    [page.history, 'pushState'],
    [page.History.prototype, 'replaceState'],
    [page.Storage.prototype, 'setItem'],
    [page.XMLHttpRequest.prototype, 'send'],
    [page.EventTarget.prototype, 'addEventListener'],
    [page.Document.prototype, 'createElement'],
  ];
  for (const [holder, name] of natives) {
    const before = Reflect.get(holder, name);
    expect([name, Reflect.set(holder, name, stand)]).toEqual([name, false]);
    expect([name, Reflect.defineProperty(holder, name, { value: stand })]).toEqual([name, false]);
    expect([name, Reflect.deleteProperty(holder, name)]).toEqual([name, false]);
    expect(Reflect.get(holder, name)).toBe(before);
  }
  expect(() => Object.assign(page.history, { pushState: stand })).toThrow(TypeError);
});

test('what pages, libraries and tools write goes on: names, own globals, chunks, constructors', async () => {
  const page = browser();
  await fixNatives(page);
  for (const name of ['name', '$RefreshReg$', 'rspackChunkmf_a', '__FEDERATION__', 'mf_a'])
    expect([name, Reflect.set(page, name, stand)]).toEqual([name, true]);
  const late: object = Object.create(page.EventTarget.prototype);
  expect(Reflect.set(late, 'constructor', stand)).toBe(true);
});
