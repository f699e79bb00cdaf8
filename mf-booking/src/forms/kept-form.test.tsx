import { renderPage } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PersonForm } from '../testing/person-form.tsx';
import { texts } from '../testing/texts.ts';
import { bringForms } from './kept-form.ts';

const EMAIL = 'Correo Electrónico Inválido';
const NAME = 'El nombre es obligatorio';
const CITY = 'Escribe la ciudad';
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const open = () => renderPage(<PersonForm />, { texts });

beforeAll(bringForms);

test('a field that was left with something in it says what is wrong, and follows what is mended', async () => {
  const { user } = open();
  await user.type(box('email'), 'atlantis');
  expect(screen.queryByText(EMAIL)).toBeNull();
  await user.tab();
  expect(await screen.findByText(EMAIL)).not.toBeNull();
  await user.clear(box('email'));
  expect(screen.queryByText(EMAIL)).toBeNull();
});

test('an empty field that is only passed through says nothing until the form is sent', async () => {
  const { user } = open();
  await user.click(box('name'));
  await user.tab();
  expect(screen.queryByText(NAME)).toBeNull();
  await user.click(press('Send'));
  expect(await screen.findByText(NAME)).not.toBeNull();
});

test('an error waits for the press that leaves its field: nothing moves before the click', async () => {
  const { user } = open();
  await user.type(box('email'), 'atlantis');
  await user.pointer({ keys: '[MouseLeft>]', target: box('name') });
  expect(screen.queryByText(EMAIL)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: box('name') });
  expect(await screen.findByText(EMAIL)).not.toBeNull();
});

test('an error that appears above the field just entered pushes nothing: the window follows', async () => {
  const { user } = open();
  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const rect = box('city').getBoundingClientRect();
  jest
    .spyOn(box('city'), 'getBoundingClientRect')
    .mockImplementation(() => ({ ...rect, top: screen.queryByText(EMAIL) ? 130 : 100 }));
  await user.type(box('email'), 'atlantis');
  await user.click(box('city'));
  expect(await screen.findByText(EMAIL)).not.toBeNull();
  expect(scrolled.mock.calls).toEqual([[{ top: 30, behavior: 'instant' }]]);
  scrolled.mockRestore();
});

test('what is wrong between two fields is mended in either, and found again in either', async () => {
  const { user } = open();
  await user.type(box('email'), 'Lima, Perú');
  await user.type(box('city'), ', Perú');
  await user.tab();
  expect(await screen.findByText(CITY)).not.toBeNull();
  await user.type(box('email'), ', Sur');
  expect(screen.queryByText(CITY)).toBeNull();
  await user.type(box('city'), ', Sur');
  expect(await screen.findByText(CITY)).not.toBeNull();
});

test('what is proposed from elsewhere is the form’s, until something is typed', async () => {
  const { user } = open();
  await user.type(box('email'), 'Cusco');
  await user.click(press('Send'));
  expect(screen.queryByText(CITY)).toBeNull();
  await user.click(press('Propose'));
  expect(box('city').value).toBe('Cusco');
  expect(await screen.findByText(CITY)).not.toBeNull();
  await user.type(box('city'), ' y Lima');
  expect(screen.queryByText(CITY)).toBeNull();
});

test('a form that is begun anew shows what was left, and nothing of what was not', async () => {
  const { user } = open();
  await user.type(box('email'), 'atlantis');
  await user.click(press('Send'));
  expect(await screen.findByText(NAME)).not.toBeNull();
  await user.click(press('Another'));
  await user.type(box('city'), 'x');
  expect(screen.queryByText(NAME)).toBeNull();
  expect(screen.getByText(EMAIL)).not.toBeNull();
});

test('ids of fields begin with the section', () => {
  open();
  expect(box('city').id).toBe('person-city');
});
