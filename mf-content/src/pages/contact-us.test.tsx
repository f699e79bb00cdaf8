import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, fillPerson, PERSON, phonePlans, press, section } from '../testing/forms.ts';
import { forgetDrafts, showContactUs } from '../testing/show.ts';

afterEach(forgetDrafts);

const MESSAGES = '/contact-messages';
const ENQUIRIES = '/enquiries';
const stored: readonly ApiHandler[] = [MESSAGES, ENQUIRIES].map((path) => ({
  method: 'POST',
  path,
  status: 201,
  body: { reference: '7K2M9XQ4TD' },
}));

const messageForm = () => section(/Escríbenos|Write to us/);
const callForm = () => section('Te llamamos');
const QUESTION = '¿Puedo llevar mi guitarra? ¡Gracias!\nÑandú & Cía. <b>';

/** The whole contact form, ready to be sent. */
async function fillMessage() {
  await fillPerson(messageForm());
  fill(messageForm().getByLabelText('Mensaje'), QUESTION);
}

test('what an asterisk means is said before the first field that has one', () => {
  showContactUs();
  for (const form of [messageForm(), callForm()]) {
    const said = form.getByText('Los campos con asterisco (*) son obligatorios.');
    const name = form.getByLabelText('Nombre y apellido');
    expect(said.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('a person is one tap away: line, hours, addresses, all of it from the configuration', () => {
  showContactUs();
  const line = section('Llámanos');
  expect(line.getByRole('link', { name: /^Llamar: \+57\s601\s000\s0000$/ }).getAttribute('href')).toBe(
    'tel:+576010000000',
  );
  // With the line's zone where the machine's clock is another one: then they are not the reader's own hours.
  expect(
    line.getByText(
      /Todos los días de 8\sa\.\sm\.(\sGMT-\u20605)? a 10\sp\.\sm\.(\sGMT-\u20605)?, en español o en inglés\.$/,
    ),
  ).not.toBeNull();
  expect(line.getByText(/^(Abierto ahora|Cerrado ahora)/)).not.toBeNull();
  const addresses = section('Correos y dirección');
  expect(addresses.getByRole('link', { name: 'cancel@alisio.test' }).getAttribute('href')).toBe(
    'mailto:cancel@alisio.test',
  );
  expect(addresses.getByText('Calle Ficticia 100, Bogotá, Colombia')).not.toBeNull();
});

test('without the configuration the forms still work', () => {
  showContactUs({ bootstrap: { site: undefined } });
  expect(screen.queryByRole('region', { name: 'Llámanos' })).toBeNull();
  expect(messageForm().getByRole('button', { name: 'Enviar mensaje' })).not.toBeNull();
});

test('a message is sent as it was meant and answered with its reference', async () => {
  const page = showContactUs({ apiHandlers: stored });
  await fillMessage();
  await page.user.selectOptions(messageForm().getByLabelText('Mejor hora para llamarte'), 'Por la tarde');
  await press(page, 'Enviar mensaje');
  const title = await screen.findByRole('heading', { name: 'Recibimos tu mensaje' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('7K2M9-XQ4TD')).not.toBeNull();
  expect(screen.getByText('Tu referencia es 7K2M9-XQ4TD').getAttribute('role')).toBe('status');
  expect(page.api.callsTo(MESSAGES).map(({ body }) => body)).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'María José Núñez-O’Higgins de la Cruz',
      email: 'maria.jose@ejemplo.test',
      phone: '+573000000000',
      bestTimeToReach: 'afternoon',
      language: 'es',
      infoData: expect.anything(),
      message: QUESTION,
    },
  ]);
});

test('the reference can be copied, outlives a reload, and another message can be begun', async () => {
  const first = showContactUs({ apiHandlers: stored });
  await fillMessage();
  await press(first, 'Enviar mensaje');
  await screen.findByText('7K2M9-XQ4TD');
  await press(first, /Copiar referencia/);
  await screen.findByRole('button', { name: 'Referencia copiada' });
  expect(await navigator.clipboard.readText()).toBe('7K2M9-XQ4TD');
  first.unmount();

  const second = showContactUs({ apiHandlers: stored });
  await phonePlans();
  expect(screen.getByText('7K2M9-XQ4TD')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  await press(second, 'Escribir otro mensaje');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Escríbenos' }));
  expect(messageForm().getByLabelText('Correo electrónico')).toHaveProperty(
    'value',
    'maria.jose@ejemplo.test',
  );
  expect(messageForm().getByLabelText('Mensaje')).toHaveProperty('value', '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another message, begun in the same visit, is not blamed for what is not written yet', async () => {
  const page = showContactUs({ apiHandlers: stored });
  await fillMessage();
  await press(page, 'Enviar mensaje');
  await screen.findByText('7K2M9-XQ4TD');
  await press(page, 'Escribir otro mensaje');
  expect(messageForm().getByLabelText('Mensaje').getAttribute('aria-invalid')).toBeNull();
  expect(messageForm().queryByText('Escribe tu mensaje')).toBeNull();
});

test('an empty form says all that it lacks in the words of §5, and leads there', async () => {
  const page = showContactUs({ apiHandlers: stored });
  await press(page, 'Enviar mensaje');
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const links = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual([
    'El nombre es obligatorio',
    'Correo Electrónico Inválido',
    'Se requiere un número de contacto válido',
    'Escribe tu mensaje',
  ]);
  await page.user.click(within(summary).getByRole('link', { name: 'Correo Electrónico Inválido' }));
  const email = messageForm().getByLabelText('Correo electrónico');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await page.user.keyboard('a@ejemplo.test');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  expect(page.api.calls).toEqual([]);
});

test('a wrong field is told on leaving it, an empty one that is passed through is not', async () => {
  const page = showContactUs();
  const form = callForm();
  await page.user.click(form.getByLabelText('Nombre y apellido'));
  await page.user.tab();
  await page.user.keyboard('lucia@');
  expect(form.queryByText('Correo Electrónico Inválido')).toBeNull();
  await page.user.tab();
  expect(await form.findByText('Correo Electrónico Inválido')).not.toBeNull();
  await page.user.type(form.getByLabelText('Teléfono'), '1234');
  await page.user.tab();
  expect(await form.findByText('Número de contacto inválido (9-15 dígitos)')).not.toBeNull();
  expect(form.queryByText('El nombre es obligatorio')).toBeNull();
});

test('a call back is asked for about the deal that the address names', async () => {
  const page = showContactUs({ path: '/contact-us?about=kt-4827', apiHandlers: stored });
  expect(callForm().getByText('KT-4827')).not.toBeNull();
  await fillPerson(callForm());
  await press(page, 'Pedir que me llamen');
  await screen.findByRole('heading', { name: 'Te vamos a llamar' });
  expect(page.api.callsTo(ENQUIRIES)[0]?.body).toMatchObject({ about: 'KT-4827', bestTimeToReach: 'any' });
  await page.go('/contact-us?about=XY-2222');
  expect(callForm().getByText('XY-2222')).not.toBeNull();
  expect(screen.queryByText('7K2M9-XQ4TD')).toBeNull();
});

test.each(['LLAMA AL 900 123 456 YA', '<script>', 'https://ejemplo.test'])('%p is no code', async (about) => {
  showContactUs({ path: `/contact-us?${new URLSearchParams({ about })}` });
  expect(document.body.textContent).not.toContain(about);
  expect(screen.queryByText('Sobre la oferta')).toBeNull();
});

test('the deal can be left out', async () => {
  const page = showContactUs({ path: '/contact-us?about=KT-4827' });
  await page.user.click(screen.getByRole('link', { name: 'Es por otra cosa' }));
  expect(page.address()).toBe('/contact-us');
  expect(screen.queryByText('KT-4827')).toBeNull();
});

test('what was typed survives leaving, coming back and another language', async () => {
  const page = showContactUs();
  await fillMessage();
  await page.speak('en');
  expect(screen.getByRole('button', { name: 'Send message' })).not.toBeNull();
  expect(messageForm().getByLabelText('Message')).toHaveProperty('value', QUESTION);
  page.unmount();
  showContactUs();
  await phonePlans();
  expect(messageForm().getByLabelText('Mensaje')).toHaveProperty('value', QUESTION);
  expect(messageForm().getByLabelText('Nombre y apellido')).toHaveProperty(
    'value',
    PERSON['Nombre y apellido'],
  );
  expect(callForm().getByLabelText('Nombre y apellido')).toHaveProperty('value', '');
});

test('errors that are shown follow a switch of language', async () => {
  const page = showContactUs();
  await press(page, 'Enviar mensaje');
  await screen.findByRole('alert');
  await page.speak('en');
  expect(screen.getByRole('link', { name: 'A valid contact number is required' })).not.toBeNull();
});

test('two presses at once send once', async () => {
  let answer = () => {};
  const body = new Promise<void>((resolve) => {
    answer = resolve;
  }).then(() => ({ reference: '7K2M9XQ4TD' }));
  const page = showContactUs({
    apiHandlers: [{ method: 'POST', path: MESSAGES, status: 201, body: () => body }],
  });
  await fillMessage();
  const button = screen.getByRole('button', { name: 'Enviar mensaje' });
  await page.user.dblClick(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await page.user.click(button);
  await page.user.type(messageForm().getByLabelText('Correo electrónico'), '{Enter}');
  answer();
  await screen.findByText('7K2M9-XQ4TD');
  expect(page.api.callsTo(MESSAGES)).toHaveLength(1);
});

describe('when it could not be stored', () => {
  const idsOf = (page: ReturnType<typeof showContactUs>) =>
    page.api.callsTo(MESSAGES).map(({ body }) => JSON.stringify(body).match(/"requestId":"(\w+)"/)?.[1]);
  const dead: ApiHandler = { method: 'POST', path: MESSAGES, respond: () => 'network-error' };

  test('a new try after a lost answer carries the same id, and another one once the words changed', async () => {
    const page = showContactUs({ apiHandlers: [dead] });
    await fillMessage();
    await press(page, 'Enviar mensaje');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('no hubo respuesta');
    expect(alert.textContent).toContain('Lo que escribiste sigue aquí');
    // The button stays where it was pressed.
    const button = messageForm().getByRole('button', { name: 'Enviar mensaje' });
    expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(messageForm().getByLabelText('Mensaje')).toHaveProperty('value', QUESTION);
    await press(page, 'Enviar mensaje');
    await waitFor(() => expect(page.api.callsTo(MESSAGES)).toHaveLength(2));
    await screen.findByRole('alert');
    page.unmount();

    const reloaded = showContactUs({ apiHandlers: [dead] });
    await phonePlans();
    await press(reloaded, 'Enviar mensaje');
    await screen.findByRole('alert');
    fill(messageForm().getByLabelText('Mensaje'), 'Otra pregunta');
    reloaded.api.use(...stored);
    await press(reloaded, 'Enviar mensaje');
    await screen.findByText('7K2M9-XQ4TD');
    const [first, second] = idsOf(page);
    const [third, changed] = idsOf(reloaded);
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  test.each([
    ['rate-limited', 'Llegaron demasiados envíos desde tu conexión'],
    ['internal', 'Algo falló de nuestro lado'],
    ['validation', 'Hay un dato que no pudimos aceptar'],
  ] as const)('%s says what happened, and that nothing is lost', async (kind, words) => {
    const page = showContactUs({ apiHandlers: [problemAnswer('POST', MESSAGES, kind)] });
    await fillMessage();
    await press(page, 'Enviar mensaje');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(messageForm().getByLabelText('Mensaje')).toHaveProperty('value', QUESTION);
    page.api.use(...stored);
    await press(page, 'Enviar mensaje');
    expect(await screen.findByText('7K2M9-XQ4TD')).not.toBeNull();
  });

  test('a field that the server refuses is named', async () => {
    const errors = [{ path: 'email', code: 'email' }];
    const page = showContactUs({
      apiHandlers: [problemAnswer('POST', MESSAGES, 'validation', { errors })],
    });
    await fillMessage();
    await press(page, 'Enviar mensaje');
    expect(await screen.findByRole('link', { name: 'Correo Electrónico Inválido' })).not.toBeNull();
    expect(messageForm().getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  });
});

test('fields tell browsers and keyboards what they are for', () => {
  showContactUs();
  const form = callForm();
  const attributes = (label: string) => {
    const field = form.getByLabelText(label);
    return ['type', 'inputmode', 'autocomplete', 'aria-required'].map((name) => field.getAttribute(name));
  };
  expect(attributes('Nombre y apellido')).toEqual(['text', null, 'name', 'true']);
  expect(attributes('Correo electrónico')).toEqual(['email', 'email', 'email', 'true']);
  expect(attributes('Teléfono')).toEqual(['tel', 'tel', 'tel-national', 'true']);
});
