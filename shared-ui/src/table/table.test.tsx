import { render, screen, within } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Table } from './index.ts';

const table = (
  <Table
    caption="Lo que pagas"
    columns={[
      { id: 'who', title: 'Viajero' },
      { id: 'fare', title: 'Tarifa', numeric: true },
    ]}
    rows={[
      { id: 'adult', cells: { who: 'Adulto', fare: 'US$ 268,40' } },
      { id: 'total', cells: { who: 'Total', fare: 'US$ 268,40' }, strong: true },
    ]}
  />
);

test('it is a table with a name, and each cell knows its row and column', async () => {
  const { container } = render(table);
  const found = screen.getByRole('table', { name: 'Lo que pagas' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Viajero', 'Tarifa']);
  const total = within(found).getByRole('row', { name: 'Total US$ 268,40' });
  expect(within(total).getByRole('rowheader').textContent).toBe('Total');
  expect(await violations(container)).toEqual([]);
});

describe('where it has no room', () => {
  const scrollWidth = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, get: () => 900 });
  });
  afterEach(() => {
    if (scrollWidth) Object.defineProperty(Element.prototype, 'scrollWidth', scrollWidth);
  });

  test('Tab reaches it, so that arrow keys scroll it', () => {
    render(table);
    expect(screen.getByRole('region', { name: 'Lo que pagas' }).tabIndex).toBe(0);
  });
});

test('where it has room it is no stop for Tab', () => {
  render(table);
  expect(screen.queryByRole('region')).toBeNull();
});
