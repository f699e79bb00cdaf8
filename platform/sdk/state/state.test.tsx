import { emptyFlightSearchForm } from '@alisio/shared-contracts/flights';
import { flightSearch } from '@alisio/shared-contracts/stores';
import { act, render, screen } from '@testing-library/react';
import { emit, useEvent, useSessionStore } from './index.ts';

const bogota = { code: 'BOG', name: 'El Dorado', cityName: 'Bogotá', countryName: 'Colombia', isCity: false };

function Recent() {
  const places = useSessionStore(flightSearch, ({ recentPlaces }) => recentPlaces);
  return <p>{places.map(({ cityName }) => cityName).join() || 'none'}</p>;
}

afterEach(() => flightSearch.reset());

test('a component follows the part of a store that it picked', () => {
  render(<Recent />);
  screen.getByText('none');
  act(() => flightSearch.set((state) => ({ ...state, recentPlaces: [bogota] })));
  screen.getByText('Bogotá');
  act(() => flightSearch.reset());
  screen.getByText('none');
});

function FirstPlace({ drawn }: { drawn: () => void }) {
  drawn();
  const [first] = useSessionStore(flightSearch, ({ recentPlaces }) => recentPlaces);
  return <p>{first?.cityName}</p>;
}

test('a component is not drawn again for a part that it did not pick, nor for one that was set as it is', () => {
  let times = 0;
  render(
    <FirstPlace
      drawn={() => {
        times += 1;
      }}
    />,
  );
  act(() => flightSearch.set((state) => ({ ...state, recentPlaces: [bogota] })));
  const before = times;
  act(() => flightSearch.set((state) => ({ ...state, form: emptyFlightSearchForm('2026-11-21') })));
  act(() => flightSearch.set((state) => ({ ...state, recentPlaces: [{ ...bogota }] })));
  screen.getByText('Bogotá');
  expect(times).toBe(before);
});

function Listener({ word, heard }: { word: string; heard: string[] }) {
  useEvent('visitor:language-changed', ({ language }) => heard.push(`${word} ${language}`));
  return null;
}

test('an event reaches the handler of the latest render, and nobody after leaving', () => {
  const heard: string[] = [];
  const { rerender, unmount } = render(<Listener word="old" heard={heard} />);
  rerender(<Listener word="new" heard={heard} />);
  act(() => emit('visitor:language-changed', { language: 'en' }));
  unmount();
  emit('visitor:language-changed', { language: 'es' });
  expect(heard).toEqual(['new en']);
});
