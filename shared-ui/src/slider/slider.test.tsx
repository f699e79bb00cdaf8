import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { RangeSlider, Slider, type SliderRange } from './index.ts';

const dollars = (value: number) => `US$ ${value}`;
const COUNTS = [1, 4, 0, 2];

function PriceRange({ onCommit, max = 500 }: { onCommit?: (value: SliderRange) => void; max?: number }) {
  const [value, setValue] = useState<SliderRange>([100, max]);
  return (
    <RangeSlider
      label="Precio total"
      lowLabel="Precio mínimo"
      highLabel="Precio máximo"
      min={100}
      max={max}
      step={10}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      formatValue={dollars}
      describe={([low, high]) => `De ${dollars(low)} a ${dollars(high)}`}
      histogram={COUNTS}
    />
  );
}

const low = () => screen.getByRole('slider', { name: 'Precio mínimo' });
const high = () => screen.getByRole('slider', { name: 'Precio máximo' });
const kept = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => bar.hasAttribute('data-kept'));

test('both ends move by keys, and say their value in words', async () => {
  const committed: SliderRange[] = [];
  const { container } = render(<PriceRange onCommit={(value) => committed.push(value)} />);
  expect(screen.getByRole('group', { name: 'Precio total' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(low());
  await userEvent.keyboard('{ArrowRight}{PageUp}');
  expect(low().getAttribute('aria-valuetext')).toBe('US$ 150');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(high().getAttribute('aria-valuetext')).toBe('US$ 490');
  expect(screen.getByText('De US$ 150 a US$ 490')).toBeTruthy();
  expect(committed.at(-1)).toEqual([150, 490]);
  expect(await violations(container)).toEqual([]);
});

test('the thumbs do not pass each other; Home and End go as far as they can', async () => {
  render(<PriceRange />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(low().getAttribute('aria-valuetext')).toBe('US$ 500');
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  expect(high().getAttribute('aria-valuetext')).toBe('US$ 500');
});

test('the bars of the kept part are marked', async () => {
  const { container } = render(<PriceRange />);
  expect(kept(container)).toEqual([true, true, true, true]);
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(kept(container)).toEqual([false, true, true, true]);
});

test('where all cost the same there is nothing to slide', () => {
  render(<PriceRange max={100} />);
  expect(screen.getByText('De US$ 100 a US$ 100')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('one thumb keeps all that is under it', async () => {
  const chosen: number[] = [];
  render(
    <Slider
      label="Precio máximo"
      min={0}
      max={100}
      value={50}
      onChange={(value) => chosen.push(value)}
      formatValue={dollars}
      describe={(value) => `Hasta ${dollars(value)}`}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toEqual([51]);
  expect(screen.getByText('Hasta US$ 50')).toBeTruthy();
});
