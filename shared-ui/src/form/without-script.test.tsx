import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { PlainField } from '../slot/index.ts';
import { WithoutScript } from './index.ts';

const fields = (
  <WithoutScript>
    <PlainField label="Ida">
      <input type="date" name="day" />
    </PlainField>
  </WithoutScript>
);

test('where no script runs the fields are there, and the form says in its address that none does', () => {
  const html = renderToString(fields);
  expect(html).toMatch(/^<noscript>.*name="script" value="none".*name="day".*<\/noscript>$/s);
});

test('where one runs they are not', () => {
  render(<form aria-label="Buscar">{fields}</form>);
  expect(new FormData(screen.getByRole('form', { name: 'Buscar' })).has('script')).toBe(false);
});

test('a plain field has its label', () => {
  render(
    <PlainField label="Ida">
      <input type="date" />
    </PlainField>,
  );
  expect(screen.getByLabelText('Ida')).toHaveProperty('type', 'date');
});
