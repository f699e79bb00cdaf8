import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';
import { act, render, screen } from '@testing-library/react';
import { useSessionStore } from './index.ts';

const visited = defineSessionStore({
  key: 'alisio.test-visited',
  version: 1,
  schema: z.object({ places: z.array(z.object({ cityName: z.string() })), note: z.string() }),
  initial: { places: [], note: '' },
});
const bogota = { cityName: 'Bogotá' };

function Recent() {
  const places = useSessionStore(visited, ({ places }) => places);
  return <p>{places.map(({ cityName }) => cityName).join() || 'none'}</p>;
}

afterEach(() => visited.reset());

test('a component follows the part of a store that it picked', () => {
  render(<Recent />);
  screen.getByText('none');
  act(() => visited.set((state) => ({ ...state, places: [bogota] })));
  screen.getByText('Bogotá');
  act(() => visited.reset());
  screen.getByText('none');
});

function FirstPlace({ drawn }: { drawn: () => void }) {
  drawn();
  const [first] = useSessionStore(visited, ({ places }) => places);
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
  act(() => visited.set((state) => ({ ...state, places: [bogota] })));
  const before = times;
  act(() => visited.set((state) => ({ ...state, note: 'seen' })));
  act(() => visited.set((state) => ({ ...state, places: [{ ...bogota }] })));
  screen.getByText('Bogotá');
  expect(times).toBe(before);
});
