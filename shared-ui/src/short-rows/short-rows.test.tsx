import { render, screen } from '@testing-library/react';
import { ShortRows } from './index.ts';

const common = { title: 'Hoteles', note: 'Total de 6 noches.', count: 3, foot: <a href="/todos">Todos</a> };

test('as many rows are kept as will come, and nobody is read empty ones', () => {
  const { container, rerender } = render(<ShortRows {...common} rows={undefined} />);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  const row = { id: 'a', picture: null, title: <a href="/a">Casa Mar</a>, detail: 'Hotel' };
  const rows = [{ ...row, cost: { before: 'desde', amount: 'US$ 640' } }];
  rerender(<ShortRows {...common} rows={rows} remark={<small>Se cobra en dólares.</small>} />);
  expect(screen.getByRole('listitem').textContent).toBe('Casa MarHoteldesde US$ 640');
  expect(container.textContent).toMatch(/Se cobra en dólares\.$/);
});

test('where there are none, what is said of that and the way on stand in their place', () => {
  render(<ShortRows {...common} note="No hay hoteles." rows={[]} remark="Se cobra en dólares." />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('No hay hoteles.')).toBeTruthy();
  expect(screen.queryByText('Se cobra en dólares.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Todos' })).toBeTruthy();
});
