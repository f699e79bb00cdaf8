import type { RenderedPage } from '@alisio/platform/testing';
import { loadPhonePlans } from '@alisio/shared-ui/phone';
import { act, fireEvent, screen, within } from '@testing-library/react';

/** A section of the page by its heading. */
export const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

export const PERSON = {
  'Nombre y apellido': 'María José  Núñez-O’Higgins de la Cruz',
  'Correo electrónico': 'maria.jose@ejemplo.test',
  Teléfono: '300 000 0000',
} as const;

/** Fills a field in one go, as autofill does. */
export function fill(field: HTMLElement, value: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

/** Waits for what a phone number brings along. */
export const phonePlans = () =>
  act(async () => {
    await loadPhonePlans();
  });

/** Fills the fields of the person. */
export async function fillPerson(form: ReturnType<typeof section>): Promise<void> {
  for (const [label, value] of Object.entries(PERSON)) fill(form.getByLabelText(label), value);
  await phonePlans();
}

export const press = ({ user }: RenderedPage, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
