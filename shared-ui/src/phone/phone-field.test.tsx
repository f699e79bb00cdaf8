import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { violations } from '../testing/violations.ts';
import { PhoneField, type PhoneValue, plainPlans } from './index.ts';

function Contact({ error, locale = 'es' }: { error?: string; locale?: string }) {
  const [value, setValue] = useState<PhoneValue>({ country: 'CO', number: '' });
  return (
    <>
      <PhoneField
        label="Teléfono"
        countryLabel="Código de país"
        doubt="¿Es correcto?"
        locale={locale}
        required
        error={error}
        value={value}
        onChange={setValue}
      />
      <output>{plainPlans.read(value.number, value.country)}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Código de país' });
const sent = () => screen.getByRole('status').textContent;

test('number and country have names, state and error', async () => {
  const { container } = render(<Contact error="Escribe un teléfono" />);
  expect(box().getAttribute('aria-required')).toBe('true');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Escribe un teléfono',
  );
  expect(await violations(container)).toEqual([]);
});

test('a pasted number with its dial code moves to its country', async () => {
  render(<Contact />);
  await userEvent.click(box());
  await userEvent.paste('+34 612-34-56-78');
  expect(list().value).toBe('ES');
  expect(box().value.replace(/\D/g, '')).toBe('612345678');
  expect(sent()).toBe('+34612345678');
});

test('a number that its country does not have is asked about once it was left, and taken', async () => {
  const { container } = render(<Contact />);
  await userEvent.type(box(), '123456789');
  expect(screen.queryByText('¿Es correcto?')).toBeNull();
  await userEvent.tab();
  const doubt = await screen.findByText('¿Es correcto?');
  const described = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(described?.contains(doubt)).toBe(true);
  expect(box().getAttribute('aria-invalid')).toBeNull();
  expect(sent()).toBe('+57123456789');
  expect(await violations(container)).toEqual([]);
  await userEvent.type(box(), '0');
  await userEvent.tab();
  expect(screen.queryByText('¿Es correcto?')).toBeNull();
});

test('it is grouped by the plan of its country once that has come', async () => {
  render(<Contact />);
  await userEvent.selectOptions(list(), 'US');
  await waitFor(async () => {
    await userEvent.clear(box());
    await userEvent.type(box(), '3055551234');
    expect(box().value).toBe('(305) 555-1234');
  });
  expect(sent()).toBe('+13055551234');
});

test.each([
  ['es', 'España (+34)', 'Estados Unidos (+1)'],
  ['en', 'Spain (+34)', 'United States (+1)'],
])('countries are named and sorted in the language of the reader: %s', (locale, spain, states) => {
  render(<Contact locale={locale} />);
  const names = [...list().options].map(({ text }) => text);
  expect(names).toContain(spain);
  expect(names).toContain(states);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)));
});

test('a server names no country but the chosen one; the browser has all of them', () => {
  const html = renderToString(<Contact />);
  expect(html.match(/<option/g)).toHaveLength(1);
  expect(html).toContain('<option value="CO"');
  render(<Contact />);
  expect(list().options.length).toBeGreaterThan(200);
});
