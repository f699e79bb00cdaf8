import { encode } from '../encoding/index.ts';
import { z } from '../zod/index.ts';
import { defineSessionStore, type SessionStoreOptions } from './session-store.ts';

interface Note {
  text: string;
}

const options: SessionStoreOptions<Note> = {
  key: 'test.note',
  version: 2,
  schema: z.strictObject({ text: z.string() }),
  initial: { text: '' },
  migrate: (older) => ({ text: `de antes: ${String(older)}` }),
};

/** A copy of the package on the same page. */
const copy = () => defineSessionStore(options);
const kept = (version: number, data: unknown) =>
  sessionStorage.setItem('test.note', encode({ v: version, d: data }));

const storageMethods = { getItem: Storage.prototype.getItem, setItem: Storage.prototype.setItem };

afterEach(() => {
  Object.assign(Storage.prototype, storageMethods);
  copy().reset();
});

test('keeps what was set for the next page, encoded', () => {
  copy().set({ text: 'Añil ✈ 日本' });
  expect(sessionStorage.getItem('test.note')).not.toContain('Añil');
  expect(copy().get()).toEqual({ text: 'Añil ✈ 日本' });
});

test('two copies stay in step, and tell their listeners', () => {
  const [one, two] = [copy(), copy()];
  let told = 0;
  two.subscribe(() => {
    told += 1;
  });
  one.set({ text: 'a' });
  expect(two.get()).toEqual({ text: 'a' });
  two.set(({ text }) => ({ text: `${text}b` }));
  expect(one.get()).toEqual({ text: 'ab' });
  one.reset();
  expect(two.get()).toEqual({ text: '' });
  expect(told).toBe(3);
});

test('what a change leaves as it was is the same object as before', () => {
  const place = z.strictObject({ code: z.string() });
  const trip = defineSessionStore({
    key: 'test.trip',
    version: 1,
    schema: z.strictObject({ from: place, to: z.optional(place), past: z.array(place) }),
    initial: { from: { code: 'BOG' }, past: [] },
  });
  trip.set({ from: { code: 'BOG' }, past: [{ code: 'MIA' }, { code: 'MAD' }] });
  const before = trip.get();
  trip.set({ from: { code: 'CLO' }, past: [{ code: 'MIA' }, { code: 'LIM' }] });
  expect(trip.get().past[0]).toBe(before.past[0]);
  expect(trip.get()).toEqual({ from: { code: 'CLO' }, past: [{ code: 'MIA' }, { code: 'LIM' }] });
  expect(before).toEqual({ from: { code: 'BOG' }, past: [{ code: 'MIA' }, { code: 'MAD' }] });
  const changed = trip.get();
  trip.set({ from: { code: 'CLO' }, past: [{ code: 'MIA' }, { code: 'LIM' }] });
  expect(trip.get()).toBe(changed);
  trip.set({ ...changed, past: changed.past.slice(0, 1) });
  expect(trip.get().past).toEqual([{ code: 'MIA' }]);
  trip.reset();
});

test.each([
  ['corrupt', () => sessionStorage.setItem('test.note', '%%%')],
  ['foreign', () => sessionStorage.setItem('test.note', encode('hola'))],
  ['too new', () => kept(3, { text: 'del futuro' })],
  ['of another shape', () => kept(2, { words: [] })],
])('drops data that is %s', (_, write) => {
  write();
  expect(copy().get()).toEqual({ text: '' });
});

test('brings older data to the shape of today', () => {
  kept(1, 'hola');
  expect(copy().get()).toEqual({ text: 'de antes: hola' });
});

test.each(['QuotaExceededError', 'SecurityError'])('lives in the memory of the page on a %s', (name) => {
  Storage.prototype.setItem = () => {
    throw new DOMException('no', name);
  };
  const one = copy();
  one.set({ text: 'sigue' });
  expect(one.get()).toEqual({ text: 'sigue' });
  expect(copy().get()).toEqual({ text: 'sigue' });
});

test('once a blocked storage works again, what it holds is the newest', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  copy().set({ text: 'antes' });
  Object.assign(Storage.prototype, storageMethods);
  copy().set({ text: 'ahora' });
  expect(copy().get()).toEqual({ text: 'ahora' });
  copy().reset();
  expect(copy().get()).toEqual({ text: '' });
});

test('a storage that cannot even be read is an empty one', () => {
  Storage.prototype.getItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(copy().get()).toEqual({ text: '' });
});

test('refuses a state that breaks the schema, and keeps the last good one', () => {
  const store = copy();
  store.set({ text: 'bien' });
  expect(() => store.set(JSON.parse('{"text":1}'))).toThrow(TypeError);
  expect(store.get()).toEqual({ text: 'bien' });
});
