import type { Place } from '@alisio/shared-contracts/places';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type PlaceBox, usePlaceBox } from './index.ts';

const place = (id: string, name: string, kind: Place['kind'] = 'city'): Place => ({
  ...{ kind, id, name, cityName: name, countryCode: 'CO', countryName: 'Colombia' },
  location: { lat: 10.4, lon: -75.5 },
});
const CARTAGENA = place('2713a', 'Cartagena');
const MEDELLIN = place('26rma', 'Medellín');

const words = {
  nearYou: 'Cerca de ti',
  looking: 'Buscando',
  nearRefused: 'No sabemos dónde estás',
  mended: (name: string) => `Buscamos ${name}`,
};
const find: PlaceBox['find'] = async (term) => ({
  matches: term.startsWith('med') ? [MEDELLIN] : [],
  searched: term === 'medelin' ? 'Medellín' : undefined,
});

const heard = { onTyped: jest.fn(), onPlace: jest.fn(), onNear: jest.fn() };
const box = (given: Partial<PlaceBox> = {}): PlaceBox => ({
  ...heard,
  language: 'es',
  find,
  place: null,
  near: null,
  typed: '',
  words,
  recent: [CARTAGENA],
  recentLabel: 'Hace poco',
  popular: [CARTAGENA, MEDELLIN],
  popularLabel: 'Mucha gente',
  ...given,
});
const show = (given: Partial<PlaceBox> = {}) =>
  renderHook((props: PlaceBox) => usePlaceBox(props), { initialProps: box(given) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const locate = (getCurrentPosition: (tell: (at: object) => void, refuse: (why: Error) => void) => void) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

test('before the first letter it offers what is near, what was searched and where many go, each once', () => {
  const { result } = show();
  expect(result.current.options.map(({ id, group }) => [id, group])).toEqual([
    ['near', undefined],
    ['city-2713a', 'Hace poco'],
    ['city-26rma', 'Mucha gente'],
  ]);
});

test('what is typed is searched after a pause, and what it was taken for is said', async () => {
  const { result, rerender } = show();
  act(() => result.current.onInputChange('medelin'));
  expect(heard.onTyped).toHaveBeenCalledWith('medelin');
  rerender(box({ typed: 'medelin' }));
  expect(result.current.status).toBe('loading');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(result.current).toMatchObject({ status: 'ready', note: 'Buscamos Medellín' });
  expect(result.current.options.map(({ id }) => id)).toEqual(['city-26rma']);
});

test('a chosen place stands in the box, and typing takes it back', () => {
  const { result, rerender } = show({ typed: 'med' });
  act(() => result.current.onSelect({ kind: 'place', place: MEDELLIN }));
  expect(heard.onPlace).toHaveBeenLastCalledWith(MEDELLIN);
  rerender(box({ place: MEDELLIN }));
  expect(result.current.inputValue).toBe('Medellín');
  act(() => result.current.onInputChange('Medellí'));
  expect(heard.onPlace).toHaveBeenLastCalledWith(null);
});

test('where the visitor is follows a press; who does not tell is answered', async () => {
  const { result, rerender } = show();
  locate((_tell, refuse) => refuse(new Error('no')));
  await act(async () => result.current.onSelect({ kind: 'near' }));
  expect(result.current.note).toBe('No sabemos dónde estás');
  expect(heard.onNear).not.toHaveBeenCalled();
  locate((tell) => tell({ coords: { latitude: 4.6, longitude: -74.1 } }));
  await act(async () => result.current.onSelect({ kind: 'near' }));
  expect(heard.onNear).toHaveBeenCalledWith({ lat: 4.6, lon: -74.1 });
  rerender(box({ near: { lat: 4.6, lon: -74.1 } }));
  expect(result.current.inputValue).toBe('Cerca de ti');
});
