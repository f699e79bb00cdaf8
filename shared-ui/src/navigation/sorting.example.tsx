import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { DayStrip, SortTabs } from './index.ts';

const orders = [
  { id: 'best', title: 'Mejor', price: 'US$ 268', detail: '9 h 45 min' },
  { id: 'cheapest', title: 'Más barato', price: 'US$ 241', detail: '14 h 10 min' },
  { id: 'fastest', title: 'Más rápido', price: 'US$ 402', detail: '9 h 20 min' },
] as const;

type Order = (typeof orders)[number]['id'];

function Orders() {
  const [order, setOrder] = useState<Order>('best');
  return (
    <SortTabs
      label="Ordenar"
      options={orders}
      value={order}
      hrefOf={() => '#/sort-and-days'}
      onChange={setOrder}
    />
  );
}

const days = [
  ['2026-12-09', 'mié 9', '312'],
  ['2026-12-10', 'jue 10', '288'],
  ['2026-12-11', 'vie 11', '305'],
  ['2026-12-12', 'sáb 12', '268'],
  ['2026-12-13', 'dom 13', '241'],
  ['2026-12-14', 'lun 14', '259'],
  ['2026-12-15', 'mar 15', undefined],
] as const;

function Days() {
  const [current, setCurrent] = useState('2026-12-12');
  return (
    <DayStrip
      label="Otros días"
      current={current}
      onDay={setCurrent}
      items={days.map(([date, day, price]) => ({
        date,
        day,
        href: '#/sort-and-days',
        price: price ? (
          <>
            <i>US$ </i>
            {price}
          </>
        ) : undefined,
        cheapest: price === '241',
      }))}
    />
  );
}

export default {
  title: 'Sort and days',
  topic: 'Navigation',
  examples: [
    { name: 'Orders of a list, each with its first price', render: () => <Orders /> },
    { name: 'The days around', render: () => <Days /> },
  ],
} satisfies CatalogueEntry;
