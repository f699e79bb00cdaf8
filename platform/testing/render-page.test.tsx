import { searchAirports } from '@alisio/shared-contracts/endpoints';
import { screen } from '@testing-library/react';
import { callApi, isProblem } from '../sdk/api/index.ts';
import { useTexts } from '../sdk/i18n/index.ts';
import { useQuery } from '../sdk/query/index.ts';
import { Link, useParams } from '../sdk/router/index.ts';
import { problemAnswer, renderPage } from './index.ts';

const texts = [{ namespace: 'demo', es: { hello: 'Hola, {{name}}' }, en: { hello: 'Hello, {{name}}' } }];

function Page() {
  const { t } = useTexts('demo');
  const { url } = useParams();
  const { data, error } = useQuery({
    queryKey: ['airports'],
    queryFn: () => callApi(searchAirports, { query: { term: 'bog' } }),
    retry: false,
  });
  return (
    <main>
      <h1>{t('hello', { name: String(url) })}</h1>
      <p>{data ? `${data.data.length} airports` : isProblem(error, 'unavailable') ? 'not now' : 'wait'}</p>
      <input aria-label="typed" />
      <Link to="/elsewhere?a=1">on</Link>
    </main>
  );
}

const options = { path: '/bogota/results', route: '/:url/results', texts };
const found = { method: 'GET', path: '/search/airports', body: { data: [] } } as const;

test('a page gets its texts, its parameters and answers of the API', async () => {
  const { api } = renderPage({ default: Page }, { ...options, apiHandlers: [found] });
  expect(screen.getByRole('heading', { name: 'Hola, bogota' })).not.toBeNull();
  await screen.findByText('0 airports');
  expect(api.calls.map(({ query }) => query.get('term'))).toEqual(['bog']);
});

test('a problem reaches the page by its name', async () => {
  renderPage(
    { default: Page },
    { ...options, apiHandlers: [problemAnswer('GET', '/search/airports', 'unavailable')] },
  );
  await screen.findByText('not now');
});

test('a switch of language keeps what was typed', async () => {
  const page = renderPage({ default: Page }, { ...options, apiHandlers: [found] });
  await page.user.type(screen.getByLabelText('typed'), 'abc');
  await page.speak('en');
  expect(await screen.findByRole('heading', { name: 'Hello, bogota' })).not.toBeNull();
  expect(screen.getByDisplayValue('abc')).not.toBeNull();
});

test('a link leads on', async () => {
  const page = renderPage({ default: Page }, { ...options, apiHandlers: [found] });
  await page.user.click(screen.getByRole('link', { name: 'on' }));
  expect(page.address()).toBe('/elsewhere?a=1');
});
