import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import { act, screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { fillPerson, press, section } from '../testing/forms.ts';
import { forgetDrafts, showContactUs } from '../testing/show.ts';

afterEach(forgetDrafts);

test.each(LANGUAGES)('the contact page in %s', async (language) => {
  const { container } = showContactUs({ language, path: '/contact-us?about=KT-4827' });
  expect(await violations(container)).toEqual([]);
});

test('the contact page with every error shown', async () => {
  const page = showContactUs();
  await press(page, 'Enviar mensaje');
  await screen.findByRole('alert');
  expect(await act(() => violations(page.container))).toEqual([]);
});

test('the contact page after it was sent', async () => {
  const page = showContactUs({
    apiHandlers: [{ method: 'POST', path: '/enquiries', status: 201, body: { reference: '7K2M9XQ4TD' } }],
  });
  await fillPerson(section('Te llamamos'));
  await press(page, 'Pedir que me llamen');
  await screen.findByText('7K2M9-XQ4TD');
  expect(await act(() => violations(page.container))).toEqual([]);
});
