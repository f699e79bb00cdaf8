import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Chip, DayStrip, Pagination, ProcessSteps, SortTabs } from './index.ts';

const PAGE_LABELS = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
};

test('pages are real links, and the current one says so', async () => {
  const { container } = render(
    <Pagination page={2} pages={3} hrefOf={(page) => `?page=${page}`} labels={PAGE_LABELS} />,
  );
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe('?page=3');
  expect(await violations(container)).toEqual([]);
});

test('a plain press stays on the page; a list of one page needs no links', async () => {
  const pages: number[] = [];
  const { rerender, container } = render(
    <Pagination
      page={1}
      pages={3}
      hrefOf={(page) => `?page=${page}`}
      onPage={(page) => pages.push(page)}
      labels={PAGE_LABELS}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Página 3' }));
  expect(pages).toEqual([3]);
  rerender(<Pagination page={1} pages={1} hrefOf={String} labels={PAGE_LABELS} />);
  expect(container.textContent).toBe('');
});

test('an order is chosen by its price', async () => {
  const orders: string[] = [];
  const options = [
    { id: 'best', title: 'Mejor', price: 'US$ 312' },
    { id: 'cheapest', title: 'Más barato', price: 'US$ 268' },
  ];
  const { container } = render(
    <SortTabs
      label="Ordenar por"
      options={options}
      value="best"
      hrefOf={(id) => `?sort=${id}`}
      onChange={(id) => orders.push(id)}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: /Más barato/ }));
  expect(orders).toEqual(['cheapest']);
  expect(screen.getByRole('link', { name: /Mejor/, current: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Más barato/ }).getAttribute('href')).toBe('?sort=cheapest');
  expect(await violations(container)).toEqual([]);
});

test('the shown day, the step one is at, and what a chip takes away are told', async () => {
  const { container } = render(
    <>
      <DayStrip
        label="Otros días"
        current="2026-12-12"
        items={[
          { date: '2026-12-12', href: '#12', day: 'sáb 12', price: '268' },
          { date: '2026-12-13', href: '#13', day: 'dom 13' },
        ]}
      />
      <ProcessSteps label="Tu reserva" steps={['Vuelo', 'Pasajeros', 'Pago']} current={1} />
      <Chip removeLabel="Quitar Directo">Directo</Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: /sáb 12/ }).getAttribute('aria-current')).toBe('date');
  expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('Pasajeros');
  expect(screen.getByRole('button', { name: 'Quitar Directo' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

const ORDERS = ['best', 'cheapest'] as const;
const hrefOf = (of: string | number) => `?of=${of}`;

/** A list of which another page or order is on its way until `come` resolves. */
function List({ come }: { come: Promise<void> }) {
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('best');
  const drawn = (change: () => void) =>
    startTransition(async () => {
      await come;
      startTransition(change);
    });
  return (
    <>
      <SortTabs
        label="Orden"
        options={ORDERS.map((id) => ({ id, title: id, price: '1' }))}
        value={order}
        hrefOf={hrefOf}
        onChange={(next) => drawn(() => setOrder(next))}
      />
      <p>{page === 1 && order === 'best' ? 'first list' : 'second list'}</p>
      <Pagination
        page={page}
        pages={3}
        hrefOf={hrefOf}
        onPage={(next) => drawn(() => setPage(next))}
        labels={PAGE_LABELS}
      />
    </>
  );
}

test.each([
  ['Siguiente', 'Página 2'],
  ['cheapest 1', 'cheapest 1'],
])('%s is answered at once, before its list is drawn', async (pressed, name) => {
  const list = Promise.withResolvers<void>();
  render(<List come={list.promise} />);
  const isCurrent = () => screen.getByRole('link', { name }).hasAttribute('aria-current');
  expect(isCurrent()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: pressed }));
  expect([screen.queryByText('first list') !== null, isCurrent()]).toEqual([true, true]);
  await act(async () => list.resolve());
  expect(await screen.findByText('second list')).toBeTruthy();
  expect(isCurrent()).toBe(true);
});
