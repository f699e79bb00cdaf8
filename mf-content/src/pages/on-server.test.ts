import { serveContactUs } from '../testing/show.ts';

test('the contact page is rendered without a browser, in both languages', async () => {
  const spanish = await serveContactUs();
  expect(spanish).toContain('Habla con una persona');
  expect(spanish).toContain('Escríbenos');
  expect(spanish).toContain('mailto:care@alisio.test');
  const english = await serveContactUs({ language: 'en' });
  expect(english).toContain('Talk to a person');
  expect(english).not.toContain('Escríbenos');
});

test('what an address asks to be called about stands first', async () => {
  const html = await serveContactUs({ path: '/contact-us?about=kt-4827' });
  expect(html).toContain('KT-4827');
  expect(html.indexOf('Te llamamos')).toBeLessThan(html.indexOf('Escríbenos'));
});
