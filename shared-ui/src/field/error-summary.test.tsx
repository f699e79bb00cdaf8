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
      <ErrorSummary title="Revisa estos datos" errors={errors} attempt={attempt} />
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

test('its links lead to the field, and in a group to the wrong part', async () => {
  render(<Form errors={ERRORS} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Escribe tu correo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }));
  await userEvent.click(screen.getByRole('link', { name: 'Falta el año' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Año' }));
});
