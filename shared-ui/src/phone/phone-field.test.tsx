import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { PhoneField, type PhoneValue } from './index.ts';

function Contact({ error, locale = 'es' }: { error?: string; locale?: string }) {
  const [value, setValue] = useState<PhoneValue>({ country: 'CO', number: '' });
  const [e164, setE164] = useState<string>();
  return (
    <>
      <PhoneField
        label="Teléfono"
        countryLabel="País del teléfono"
        locale={locale}
        required
        error={error}
        value={value}
        onChange={(next, phone) => {
          setValue(next);
          setE164(phone);
        }}
      />
      <output>{e164}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'País del teléfono' });
const e164 = () => screen.getByRole('status').textContent;

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
  expect(e164()).toBe('+34612345678');
});

test('it is grouped by the plan of its country once that has come', async () => {
  render(<Contact />);
  await userEvent.selectOptions(list(), 'US');
  await waitFor(async () => {
    await userEvent.clear(box());
    await userEvent.type(box(), '3055551234');
    expect(box().value).toBe('(305) 555-1234');
  });
  expect(e164()).toBe('+13055551234');
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
