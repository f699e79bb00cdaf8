import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { fillPerson, press, section } from '../testing/forms.ts';
import { forgetDrafts } from '../testing/show.ts';
import CallMeBackPart from './call-me-back.tsx';

beforeEach(forgetDrafts);

const DETAILS = {
  cruise: 'bahia-serena-20270116',
  departureDate: '2027-01-16',
  cabin: 'balcony',
  adults: 2,
  ages: '',
};
const GIVEN = { about: 'CR-2048', product: 'cruise', details: DETAILS };

const ENQUIRIES = '/enquiries';
const stored: ApiHandler = {
  method: 'POST',
  path: ENQUIRIES,
  status: 201,
  body: { reference: '7K2M9XQ4TD' },
};

const show = (given: Record<string, unknown>, apiHandlers: readonly ApiHandler[] = [stored]) =>
  renderPage(
    { default: () => <CallMeBackPart given={given} /> },
    { texts: [{ namespace: 'content', es, en }], apiHandlers },
  );
const sentBy = ({ api }: ReturnType<typeof show>) => api.callsTo(ENQUIRIES).map(({ body }) => body);

const form = () => section('Te llamamos');

test('what a page says of its product goes with the enquiry, and its code', async () => {
  const page = show(GIVEN);
  expect(form().getByText('CR-2048')).toBeTruthy();
  await fillPerson(form());
  await press(page, 'Pedir que me llamen');
  expect(await screen.findByRole('heading', { level: 3, name: 'Te vamos a llamar' })).toBeTruthy();
  expect(sentBy(page)).toEqual([
    expect.objectContaining({ about: 'CR-2048', product: 'cruise', details: DETAILS }),
  ]);
  expect(await violations(page.container)).toEqual([]);
});

test('nothing typed is lost when it cannot be sent, and it is sent under the same id again', async () => {
  const page = show(GIVEN, [problemAnswer('POST', ENQUIRIES, 'internal')]);
  await fillPerson(form());
  await press(page, 'Pedir que me llamen');
  expect(await form().findByText('Algo falló de nuestro lado')).toBeTruthy();
  expect(form().getByLabelText('Correo electrónico')).toHaveProperty('value', 'maria.jose@ejemplo.test');
  page.api.use(stored);
  await press(page, 'Pedir que me llamen');
  await screen.findByRole('heading', { name: 'Te vamos a llamar' });
  const [first, second] = sentBy(page);
  expect(second).toEqual(first);
});

test('of a page that says what does not fit only the form is left', async () => {
  const page = show({ about: '<b>', product: 7, details: { 'no name': {} } });
  await fillPerson(form());
  await press(page, 'Pedir que me llamen');
  await screen.findByRole('heading', { name: 'Te vamos a llamar' });
  const [sent] = sentBy(page);
  expect(sent).toMatchObject({ about: '' });
  expect(sent).not.toHaveProperty('product');
});
