import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListAndMap } from './index.ts';

const labels = { map: 'Mapa', open: 'Ver en el mapa', list: 'Ver la lista' };

function Page({ hasMap = true }: { hasMap?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ListAndMap
      map={hasMap ? (open) => <p>{open ? 'over the list' : 'beside it'}</p> : undefined}
      isOpen={isOpen}
      onOpen={setOpen}
      labels={labels}
    >
      <p>the list</p>
    </ListAndMap>
  );
}

test('one button opens the map over the list of a phone, and leads back', async () => {
  render(<Page />);
  expect(screen.getByText('beside it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver en el mapa', expanded: false }));
  expect(screen.getByText('over the list')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Mapa' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver la lista', expanded: true }));
  expect(screen.getByText('beside it')).toBeTruthy();
});

test('a list without a map has no button for one', () => {
  render(<Page hasMap={false} />);
  expect(screen.getByText('the list')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
