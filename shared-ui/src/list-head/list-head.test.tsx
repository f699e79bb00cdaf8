import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHead, type ListOrder } from './index.ts';

type By = 'recommended' | 'price';
const order = (onChoose: (by: By) => void): ListOrder<By> => ({
  by: 'recommended',
  orders: ['recommended', 'price'],
  onChoose,
  listPath: '/hoteles/result',
  kept: null,
  words: {
    label: 'Ordenar',
    of: (by) => by,
    apply: 'Ordenar',
    note: (by) => (by === 'recommended' ? 'Nadie paga por estar antes' : undefined),
  },
});

test('an order is chosen by its name, and what it goes by stands below', async () => {
  const chosen = jest.fn();
  render(<ListHead title="2 hoteles" order={order(chosen)} />);
  screen.getByText('Nadie paga por estar antes');
  await userEvent.selectOptions(screen.getByLabelText('Ordenar'), 'price');
  expect(chosen).toHaveBeenCalledWith('price');
});

test('a list of one has its name alone', () => {
  render(<ListHead title="1 hotel" />);
  screen.getByRole('heading', { level: 1, name: '1 hotel' });
  expect(screen.queryByRole('combobox')).toBeNull();
});
