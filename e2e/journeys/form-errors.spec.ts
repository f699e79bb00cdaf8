import { reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { leavingIn } from '../support/searches.ts';

test('paying too early lists what is missing, takes the focus there, and each line leads to what it names', async ({
  page,
}) => {
  const summary = await reachSummary(page, leavingIn(42));
  await summary.card.number.waitFor();
  const contact = summary.section('Contacto');
  await contact.getByLabel('Correo electrónico').fill('jose@');
  await summary.pay();

  await expect(summary.errors).toBeVisible();
  await expect(summary.errors).toBeFocused();
  // §5: the words of the field itself.
  await expect(contact.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /Correo Electrónico Inválido/,
  );

  await summary.errors.getByRole('link', { name: /^Viajero 1:/ }).click();
  await expect(summary.section('Viajero 1').getByLabel('Primer apellido')).toBeFocused();
  await summary.errors.getByRole('link', { name: /^Tarjeta:/ }).click();
  await expect(summary.card.number, 'inside the frame').toBeFocused();
});
