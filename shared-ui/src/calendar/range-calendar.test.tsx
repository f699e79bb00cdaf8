import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { violations } from '../testing/violations.ts';
import type { CalendarCommon } from './calendar-types.ts';
import { DateSlot, RangeCalendar } from './index.ts';

const LABELS = {
  title: 'Elige tus fechas',
  from: 'Ida',
  to: 'Vuelta',
  typedHint: 'dd/mm/aaaa',
  invalid: 'Escribe una fecha desde hoy',
  tooLate: 'Se puede elegir hasta el 20 de octubre de 2027',
  noSuchDate: 'Esa fecha no existe',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  clear: 'Borrar',
  done: 'Listo',
  close: 'Cerrar',
};

function Dates({ months = 1, onMonth = () => {} }: Pick<CalendarCommon, 'months' | 'onMonth'>) {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState({ from: '', to: '' });
  const slots = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={slots}>
        <DateSlot
          label="Fechas"
          value={`${range.from} ${range.to}`.trim()}
          placeholder="Elige"
          expanded={open}
          onClick={() => setOpen(true)}
        />
      </div>
      <RangeCalendar
        {...range}
        onChange={setRange}
        open={open}
        onOpenChange={setOpen}
        anchor={slots}
        min="2026-11-21"
        max="2027-10-20"
        locale="es"
        labels={LABELS}
        prices={{ '2026-11-25': '68' }}
        priceUnit="US$"
        months={months}
        onMonth={onMonth}
      />
    </>
  );
}

async function opened(given: Pick<CalendarCommon, 'months' | 'onMonth'> = {}) {
  render(<Dates {...given} />);
  await userEvent.click(screen.getByRole('button', { name: /Fechas/ }));
  return screen.findByRole('dialog', { name: 'Elige tus fechas' });
}

const day = (number: number) => screen.getByRole('button', { name: new RegExp(`\\b${number} de noviembre`) });
const chosen = () => screen.getByRole('button', { name: /^Fechas/, hidden: true }).textContent;

test('two presses choose departure and return, and it stays open until done', async () => {
  const panel = await opened();
  await userEvent.click(day(24));
  await userEvent.click(day(27));
  expect(chosen()).toContain('2026-11-24 2026-11-27');
  expect(document.contains(panel)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull();
});

test('passing over the typed dates with the Tab key changes nothing of which is chosen next', async () => {
  await opened();
  await userEvent.click(day(24));
  while (document.activeElement !== screen.getByRole('textbox', { name: 'Ida' })) await userEvent.tab();
  day(27).focus();
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toContain('2026-11-24 2026-11-27');
  await userEvent.click(screen.getByRole('textbox', { name: 'Vuelta' }));
  await userEvent.click(day(26));
  expect(chosen()).toContain('2026-11-24 2026-11-26');
});

test('a typed date is taken on Enter; one out of reach is explained', async () => {
  await opened();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ida' }), '24/12/2026{Enter}');
  expect(chosen()).toContain('2026-12-24');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vuelta' }), '01/01/2025{Enter}');
  expect(screen.getByText(LABELS.invalid)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Vuelta' })).toHaveProperty('value', '01/01/2025');
});

test('past days cannot be chosen, and a known price is read with its day', async () => {
  const panel = await opened();
  expect(day(20)).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /25 de noviembre.*, US\$\s68$/ })).toBeTruthy();
  expect(await violations(panel)).toEqual([]);
});

test('the keys of a calendar: a day, a week, to its ends, a month', async () => {
  await opened();
  await userEvent.click(day(25));
  const keys = async (pressed: string) => {
    await userEvent.keyboard(pressed);
    return document.activeElement?.getAttribute('data-day');
  };
  expect(await keys('{ArrowRight}')).toBe('2026-11-26');
  expect(await keys('{Home}')).toBe('2026-11-23');
  expect(await keys('{End}')).toBe('2026-11-29');
  expect(await keys('{ArrowUp}')).toBe('2026-11-22');
  expect(await keys('{PageDown}')).toBe('2026-12-22');
  expect(await keys('{ArrowDown}')).toBe('2026-12-29');
  expect(await keys('{PageUp}')).toBe('2026-11-29');
});

test('weeks begin on Monday in Spanish, and months have their names', async () => {
  await opened();
  const [first] = screen.getAllByRole('columnheader', { hidden: true });
  expect(first?.getAttribute('aria-label')).toBe('lunes');
  expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
});

test('presses on the next month that come before it is drawn count on, up to the last month', async () => {
  await opened();
  const next = screen.getByRole('button', { name: 'Mes siguiente' });
  const press = (times: number) =>
    act(() => {
      for (let count = 0; count < times; count++) next.click();
    });
  press(2);
  expect(screen.getByRole('grid', { name: 'enero de 2027' })).toBeTruthy();
  press(20);
  expect(screen.getByRole('grid', { name: 'octubre de 2027' })).toBeTruthy();
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('a range is marked in every week that it touches, and follows when an end moves', async () => {
  await opened();
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('td[data-range]')].map(
      (cell) => `${cell.textContent} ${cell.dataset.range}`,
    );
  await userEvent.click(day(28));
  expect(marked()).toEqual(['28 only']);
  await userEvent.click(day(30));
  expect(marked()).toEqual(['28 start', '29 middle', '30 end']);
  await userEvent.click(day(29));
  expect(marked()[0]).toBe('29 start');
});

test('what is chosen is read out as dates', async () => {
  await opened();
  await userEvent.click(day(24));
  expect(screen.getByText('Ida 24/11/2026')).toBeTruthy();
  await userEvent.click(day(27));
  expect(screen.getByText('Ida 24/11/2026, Vuelta 27/11/2026')).toBeTruthy();
});

test('Escape closes it and the focus is back in its slot', async () => {
  await opened();
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-day')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Fechas/ })));
});

test('a typed date is taken with its last digit: when the box is left, nothing moves under the press', async () => {
  await opened();
  const box = screen.getByRole('textbox', { name: 'Ida' });
  await userEvent.type(box, '22/12/2026');
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole('grid', { name: /diciembre/ })).toBeTruthy();
  const before = screen.getByRole('dialog').innerHTML;
  await userEvent.tab();
  expect(screen.getByRole('dialog').innerHTML).toBe(before);
});

test('typed dates beyond the months shown are brought into view with their range', async () => {
  const { scrollIntoView } = Element.prototype;
  const brought: (string | undefined)[] = [];
  Element.prototype.scrollIntoView = function bring(this: HTMLElement) {
    brought.push(this.dataset.day);
  };
  await opened();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ida' }), '22/12/2026{Tab}');
  expect(screen.getByRole('grid', { name: /diciembre/ })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Vuelta' }), '01/01/2027{Tab}');
  const end = screen.getByRole('button', { name: /\b1 de enero/ });
  expect(end.closest('td')?.dataset.range).toBe('end');
  expect(brought).toEqual(['2026-12-22', '2027-01-01']);
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('on a phone the months scroll: those that come near are drawn, and those in sight are told', async () => {
  const { innerWidth } = window;
  window.innerWidth = 360;
  const sights: ((month: string) => void)[] = [];
  class Watch {
    constructor(tell: (entries: { target: Element | null; isIntersecting: boolean }[]) => void) {
      sights.push((month) => {
        const target = document.querySelector(`[data-month="${month}"]`);
        tell([{ target, isIntersecting: true }]);
      });
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watch });
  const told: string[] = [];
  const panel = await opened({ months: 2, onMonth: (...months) => told.push(months.join(' ')) });
  const names = () => screen.getAllByRole('grid').map(({ ariaLabel }) => ariaLabel);
  expect(names()).toEqual(['noviembre de 2026', 'diciembre de 2026']);
  expect(screen.queryByRole('button', { name: 'Mes siguiente' })).toBeNull();
  await act(async () => sights.at(-1)?.('2026-12'));
  expect(names().at(-1)).toBe('febrero de 2027');
  expect(told.at(-1)).toBe('2026-12 2026-12');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ida' }), '22/06/2027{Tab}');
  screen.getByRole('grid', { name: 'junio de 2027' });
  screen.getByRole('grid', { name: 'noviembre de 2026' });
  expect(await violations(panel)).toEqual([]);
  window.innerWidth = innerWidth;
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
