import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { ErrorSummary, Field, type FieldError, TextInput } from './index.ts';

const ERRORS: readonly FieldError[] = [
  { fieldId: 'email', message: 'Escribe tu correo' },
  { fieldId: 'birth', message: 'Falta el año' },
];

function Form({ errors, attempt }: { errors: readonly FieldError[]; attempt: number }) {
  return (
    <>
      <ErrorSummary
        title="Revisa estos datos"
        errors={errors}
        attempt={attempt}
        mendedLabel="corregido"
        mendedTitle="Listo"
      />
      <Field id="email" label="Correo">
        <TextInput />
      </Field>
      <fieldset id="birth">
        <input aria-label="Día" />
        <input aria-label="Año" aria-invalid="true" />
      </fieldset>
    </>
  );
}

test('it takes the focus when it appears and on each new attempt, not in between', async () => {
  const { rerender, container } = render(<Form errors={[]} attempt={0} />);
  rerender(<Form errors={ERRORS} attempt={1} />);
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);

  const email = screen.getByRole('textbox', { name: 'Correo' });
  email.focus();
  rerender(<Form errors={ERRORS.slice(1)} attempt={1} />);
  expect(document.activeElement).toBe(email);

  rerender(<Form errors={ERRORS.slice(1)} attempt={2} />);
  expect(document.activeElement).toBe(summary);
  expect(await violations(container)).toEqual([]);
});

test('while fields are mended its lines stay, ticked; the next attempt makes it anew', () => {
  const { rerender } = render(<Form errors={ERRORS} attempt={1} />);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  rerender(<Form errors={ERRORS.slice(1)} attempt={1} />);
  expect(lines()).toEqual(['Escribe tu correocorregido', 'Falta el año']);
  rerender(<Form errors={[]} attempt={1} />);
  expect(lines()).toEqual(['Escribe tu correocorregido', 'Falta el añocorregido']);
  rerender(<Form errors={[]} attempt={2} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its title asks for nothing once all is mended', () => {
  const { rerender } = render(<Form errors={ERRORS} attempt={1} />);
  rerender(<Form errors={ERRORS.slice(1)} attempt={1} />);
  expect(screen.getByRole('heading', { name: 'Revisa estos datos' })).toBeTruthy();
  rerender(<Form errors={[]} attempt={1} />);
  expect(screen.getByRole('heading', { name: 'Listo' })).toBeTruthy();
  expect(screen.queryByText('Revisa estos datos')).toBeNull();
});

test('a line for several fields is mended with the last of them, and leads to the first that is still wrong', async () => {
  const all: FieldError = { fieldId: 'email', message: 'Viajero: 2 datos', alsoIds: ['birth'] };
  const { rerender } = render(<Form errors={[all]} attempt={1} />);
  rerender(<Form errors={[{ fieldId: 'birth', message: 'Falta el año' }]} attempt={1} />);
  const link = screen.getByRole('link', { name: 'Viajero: 2 datos' });
  expect(screen.queryByText('corregido')).toBeNull();
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Año' }));
});

test('its links lead to the field, and in a group to the wrong part', async () => {
  render(<Form errors={ERRORS} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Escribe tu correo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }));
  await userEvent.click(screen.getByRole('link', { name: 'Falta el año' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Año' }));
});

test('its lines follow a switch of language', () => {
  const { rerender } = render(<Form errors={ERRORS} attempt={1} />);
  const inEnglish = [
    { fieldId: 'email', message: 'Enter your email' },
    { fieldId: 'birth', message: 'The year is missing' },
  ];
  rerender(<Form errors={inEnglish} attempt={1} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter your email',
    'The year is missing',
  ]);
});
