import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { TabStrip } from './index.ts';

const near: string[] = [];
beforeEach(() => near.splice(0));

function Searches() {
  const [kind, setKind] = useState('flights');
  const box = (name: string) => (
    <label>
      {name} <input />
    </label>
  );
  return (
    <TabStrip
      label="Búsquedas"
      value={kind}
      onChange={setKind}
      onNear={(id) => near.push(id)}
      items={[
        { id: 'flights', title: 'Vuelos', panel: box('Origen') },
        { id: 'mf-a/search', title: 'Hoteles', panel: box('Ciudad') },
        { id: 'mf-b/search', title: 'Cruceros', panel: box('Mar') },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('arrows, Home and End move along, Enter chooses, and the panel is named by its tab', async () => {
  const { container } = render(<Searches />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Vuelos'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Hoteles'));
  expect(tab('Vuelos').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Hoteles' })).toBeTruthy();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Vuelos'));
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowLeft} ');
  expect(screen.getByRole('tabpanel', { name: 'Cruceros' })).toBeTruthy();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(await violations(container)).toEqual([]);
});

test('the keyboard enters at the chosen tab and leaves into its panel', async () => {
  render(<Searches />);
  await userEvent.click(tab('Hoteles'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ciudad' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tab('Hoteles'));
});

test('what was typed in one panel is there when one comes back', async () => {
  render(<Searches />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Origen' }), 'Bogotá');
  await userEvent.click(tab('Cruceros'));
  await userEvent.click(tab('Vuelos'));
  expect(screen.getByRole('textbox', { name: 'Origen' })).toHaveProperty('value', 'Bogotá');
});

test('it is told what a hand or the keyboard comes near', async () => {
  render(<Searches />);
  await userEvent.hover(tab('Hoteles'));
  expect(near).toEqual(['mf-a/search']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(near).toEqual(['mf-a/search', 'flights', 'mf-b/search']);
});
