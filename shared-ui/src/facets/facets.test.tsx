import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { violations } from '../testing/violations.ts';
import { FacetChips, FacetPanel, type FacetSection, FacetSheet } from './index.ts';

const AMENITIES = ['Piscina', 'Gimnasio', 'Spa', 'Wifi', 'Desayuno', 'Garaje', 'Mascotas'];
const PRICES = [2, 5, 9, 14, 12, 8, 6, 3, 2, 1, 1, 0, 1, 0, 0, 1];
const dollars = (value: number) => `US$ ${value}`;

function useHotels() {
  const [values, setValues] = useState<readonly string[]>(['Piscina']);
  const [high, setHigh] = useState<number>();
  const sections: FacetSection[] = [
    {
      kind: 'values',
      name: 'with',
      legend: 'Servicios',
      rows: AMENITIES.map((value, at) => {
        const [count, from] = [at === 6 ? 0 : 20 - 3 * at, at === 6 ? undefined : String(60 + 7 * at)];
        const said = `${value}, ${count} hoteles`;
        return { value, label: value, count, from, said, checked: values.includes(value) };
      }),
    },
    {
      kind: 'range',
      name: 'price',
      legend: 'Precio por noche',
      ...{ min: 40, max: 360, step: 10, low: undefined, high, counts: PRICES, thumbs: 1 },
      format: dollars,
      formatEnd: String,
      describe: (_, most) => `Hasta ${dollars(most)}`,
      lowLabel: 'Precio, desde',
      highLabel: 'Precio, hasta',
    },
  ];
  const applied = [
    ...values.map((value) => ({ id: value, label: value })),
    ...(high === undefined ? [] : [{ id: 'price', label: `Hasta ${dollars(high)}` }]),
  ];
  return {
    panel: {
      sections,
      moreLabel: (count: number) => `Ver ${count} más`,
      onValues: (_: string, next: readonly string[]) => setValues(next),
      onRange: (_: string, range: { high: number | undefined }) => setHigh(range.high),
    },
    applied,
    remove: (id: string) =>
      id === 'price' ? setHigh(undefined) : setValues(values.filter((value) => value !== id)),
    clear: () => {
      setValues([]);
      setHigh(undefined);
    },
  };
}

function Beside() {
  const { panel, applied, remove } = useHotels();
  return (
    <>
      <FacetChips
        label="Filtros aplicados"
        applied={applied}
        removeLabel={(label) => `Quitar ${label}`}
        onRemove={remove}
      />
      <FacetPanel {...panel} />
    </>
  );
}

function InSheet() {
  const { panel, applied, clear } = useHotels();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        Filtros, {applied.length}
      </Button>
      <FacetSheet
        title="Filtros"
        open={open}
        onOpenChange={setOpen}
        clearLabel={applied.length > 0 ? `Borrar los ${applied.length}` : undefined}
        onClear={clear}
        showLabel="Ver 12 hoteles"
        closeLabel="Cerrar"
      >
        <FacetPanel {...panel} />
      </FacetSheet>
    </>
  );
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('rows are ticked by keys, chips take back, and more rows come with a press', async () => {
  const { container } = render(<Beside />);
  expect(screen.queryByRole('checkbox', { name: /^Garaje/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 más' }));
  expect(box(/^Garaje, 5 hoteles/)).toBeTruthy();
  expect(box(/^Mascotas/)).toHaveProperty('disabled', true);
  act(() => box(/^Spa/).focus());
  await userEvent.keyboard(' ');
  expect(box(/^Spa/)).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Piscina' }));
  expect(box(/^Piscina/)).toHaveProperty('checked', false);
  expect(await violations(container)).toEqual([]);
});

test('a slider asks when its thumb is let go, and its end asks for nothing', async () => {
  render(<Beside />);
  act(() => screen.getByRole('slider').focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Quitar Hasta US$ 350' })).toBeTruthy();
  await userEvent.keyboard('{End}');
  expect(screen.queryByRole('button', { name: /Quitar Hasta/ })).toBeNull();
});

test('the sheet says what is left, clears all, and closes by its button', async () => {
  render(<InSheet />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtros, 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar los 1' }));
  expect(box(/^Piscina/)).toHaveProperty('checked', false);
  expect(screen.queryByRole('button', { name: /Borrar/ })).toBeNull();
  expect(await violations(screen.getByRole('dialog', { name: 'Filtros' }))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 12 hoteles' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two presses before the list has followed are both asked for', async () => {
  const asked: (readonly string[])[] = [];
  const rows = ['a', 'b'].map((value) => ({ value, label: value, count: 1, said: value, checked: false }));
  render(
    <FacetPanel
      sections={[{ kind: 'values', name: 'with', legend: 'Con', rows }]}
      moreLabel={String}
      onValues={(_, values) => asked.push(values)}
      onRange={() => undefined}
    />,
  );
  await userEvent.click(box(/^a/));
  await userEvent.click(box(/^b/));
  expect(asked).toEqual([['a'], ['a', 'b']]);
});
