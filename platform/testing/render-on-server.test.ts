import { createElement, lazy, Suspense } from 'react';
import { useTexts } from '../sdk/i18n/index.ts';
import { queryClientOf, useQuery } from '../sdk/query/index.ts';
import { type PageModule, redirectTo } from '../sdk/remote/index.ts';
import { useParams } from '../sdk/router/index.ts';
import { renderOnServer } from './index.ts';

const texts = [{ namespace: 'demo', es: { hello: 'Hola' }, en: { hello: 'Hello' } }];

const question = { queryKey: ['question'], queryFn: async () => 'loaded' };

function Page() {
  const { t } = useTexts('demo');
  const { data = 'nothing' } = useQuery(question);
  return createElement('h1', null, `${t('hello')} ${useParams().url} ${data}`);
}

test('a page comes as HTML with texts, parameters and what its loader was answered', async () => {
  const loader: PageModule['loader'] = ({ scope }) => queryClientOf(scope).prefetchQuery(question);
  const page = { default: Page, loader };
  const options = { path: '/bogota/results', route: '/:url/results', texts };
  expect(await renderOnServer(page, options)).toContain('<h1>Hola bogota loaded</h1>');
  expect(await renderOnServer(page, { ...options, language: 'en' })).toContain(
    '<h1>Hello bogota loaded</h1>',
  );
});

test('lazy parts are waited for', async () => {
  const Late = lazy(async () => ({ default: () => 'late part' }));
  const subject = createElement(Suspense, { fallback: 'wait' }, createElement(Late));
  expect(await renderOnServer(subject)).toContain('late part');
});

const NeedsWindow = () => createElement('p', null, window.location.href);

test('a page that needs a browser fails the test', async () => {
  await expect(renderOnServer(createElement(NeedsWindow))).rejects.toThrow('window is not defined');
});

test('a loader that leads elsewhere is told', async () => {
  const page = { default: Page, loader: () => redirectTo('/') };
  expect(await renderOnServer(page, { path: '/a', route: '/a', texts })).toBe('→ /');
});
