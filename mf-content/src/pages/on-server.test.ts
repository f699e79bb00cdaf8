import { renderOnServer } from '@alisio/platform/testing';
import { serveContactUs } from '../testing/show.ts';
import en from '../trains/locales/en.json' with { type: 'json' };
import es from '../trains/locales/es.json' with { type: 'json' };
import * as trainsDeals from './trains-deals.tsx';

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

test('train deals are rendered without a browser, in both languages', async () => {
  const texts = [{ namespace: 'content', es, en }];
  const common = { route: '/trains-deals', path: '/trains-deals', texts };
  expect(await renderOnServer(trainsDeals, common)).toContain('El tren sale del centro');
  expect(await renderOnServer(trainsDeals, { ...common, language: 'en' })).toContain('Trains leave downtown');
});
