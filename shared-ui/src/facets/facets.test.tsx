import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { Bar, Beside, InSheet } from './facets.example.tsx';
import { appliedFacets, FacetPanel, FilterChips, FilterSheet, type FilterWords } from './index.ts';

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

test('the bar opens all filters or one; pressed before the list is here it waits, and then opens', async () => {
  const { rerender } = render(<Bar isHere={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Servicios' }));
  const pressed = await screen.findByRole('button', { name: 'Servicios', expanded: true });
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Bar />);
  expect(await screen.findByRole('dialog', { name: 'Servicios' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver 12 hoteles' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeTruthy();
});

test('each chosen value is a chip of its own, a range is one, whose open end is the list’s', () => {
  const answer = { values: {}, ranges: { price: { min: 40, max: 360, counts: [] } } };
  const choices = {
    with: { kind: 'values', values: ['pool', 'spa'] },
    price: { kind: 'range', high: 200 },
  } as const;
  const words = {
    value: (name: string, of: string) => `${name}: ${of}`,
    span: (name: string, low: number, high: number) => `${name}: ${low} to ${high}`,
  };
  expect(appliedFacets({ answer, choices }, words)).toEqual([
    { id: 'with pool', label: 'with: pool' },
    { id: 'with spa', label: 'with: spa' },
    { id: 'price', label: 'price: 40 to 200' },
  ]);
});

const WORDS: FilterWords = {
  legend: (name) => name,
  value: (name, of) => `${name} ${of}`,
  number: (_, of) => String(of),
  span: (_, low, high) => `${low} to ${high}`,
  from: (minor) => `${minor} c`,
  said: (label) => label,
  lowLabel: String,
  highLabel: String,
  say: (text, values) => [text, ...Object.values(values ?? {})].join(' '),
};

test('the filters of a list say what each takes away, and what the one that shuts most would give', async () => {
  const asked: string[] = [];
  const facets = {
    answer: { values: {}, ranges: { price: { min: 40, max: 360, counts: [] } }, count: 0 },
    choices: { with: { kind: 'values', values: ['spa'] }, price: { kind: 'range', high: 90 } } as const,
    choose: (name: string) => asked.push(name),
    clear: () => asked.push('all'),
    tightest: () => ({ name: 'price', count: 7, from: 9900 }),
  };
  const sheet = (of: string | undefined) => (
    <>
      <FilterChips facets={facets} words={WORDS} onRemove={(id) => asked.push(`-${id}`)} />
      <FilterSheet
        {...{ facets, words: WORDS, of, open: true, onOpenChange: () => undefined }}
        panel={(only) => <p>panel of {only ?? 'all'}</p>}
      />
    </>
  );
  const { rerender } = render(sheet(undefined));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  expect(screen.getByRole('dialog', { name: 'title' }).textContent).toContain('panel of all');
  screen.getByText('noneTightest price 7 9900 c');
  await press('noneDrop 7');
  await press('remove span price 40 to 90');
  await press('remove with spa');
  expect(asked.splice(0)).toEqual(['price', '-price', '-with spa']);
  rerender(sheet('with'));
  expect(screen.getByRole('dialog', { name: 'with' }).textContent).toContain('panel of with');
  await press('clear 1');
  expect(asked).toEqual(['with']);
});
