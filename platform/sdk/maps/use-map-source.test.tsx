import type { Ground } from '@alisio/shared-contracts/maps';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/index.ts';
import { useMapSource } from './index.ts';

const EMPTY: Ground = { land: [], parks: [], roads: [], places: [] };

function Asks() {
  const { ground } = useMapSource();
  const [found, setFound] = useState<Ground>();
  return (
    <button type="button" onClick={() => void ground({ zoom: 4, x: 4, y: 7 }).then(setFound)}>
      {found ? `${found.places.length} places` : 'ask'}
    </button>
  );
}

test('a piece of the world is asked for by its name, in the reader’s language', async () => {
  const { api, user } = renderPage(<Asks />, {
    language: 'en',
    apiHandlers: [{ method: 'GET', path: '/maps/ground/4-4-7', body: EMPTY }],
  });
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await screen.findByRole('button', { name: '0 places' });
  expect(api.calls.map(({ path, query }) => [path, query.get('language')])).toEqual([
    ['/maps/ground/4-4-7', 'en'],
  ]);
});
