import { renderPage } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { texts } from '../testing/texts.ts';

// The code of forms comes when a test says so.
const { liveForm } = await import('./live-form.ts');
const line = Promise.withResolvers<void>();
let asked = 0;
jest.unstable_mockModule('./live-form.ts', async () => {
  asked += 1;
  await line.promise;
  return { liveForm };
});
const { PersonForm } = await import('../testing/person-form.tsx');

const EMAIL = 'Correo Electrónico Inválido';
const NAME = 'El nombre es obligatorio';

test('what is typed, left or sent before the code of forms is here is kept, and told when it comes', async () => {
  const forms = (
    <>
      <section aria-label="left">
        <PersonForm />
      </section>
      <section aria-label="sent">
        <PersonForm />
      </section>
    </>
  );
  const { user } = renderPage(forms, { texts });
  const left = within(screen.getByRole('region', { name: 'left' }));
  const sent = within(screen.getByRole('region', { name: 'sent' }));
  const email = left.getByLabelText<HTMLInputElement>('email');
  await user.type(email, 'atlantis');
  await user.tab();
  await user.click(sent.getByRole('button', { name: 'Send' }));
  expect(email.value).toBe('atlantis');
  expect(screen.queryByText(EMAIL)).toBeNull();
  expect(asked).toBe(1);

  await act(async () => line.resolve());
  expect(await left.findByText(EMAIL)).not.toBeNull();
  expect(left.queryByText(NAME)).toBeNull();
  expect(sent.getByText(NAME)).not.toBeNull();
  await user.clear(email);
  expect(email.value).toBe('');
  expect(left.queryByText(EMAIL)).toBeNull();
});
