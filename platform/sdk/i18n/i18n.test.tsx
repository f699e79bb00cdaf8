import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createTexts, TextsProvider, useFormats, useTexts } from './index.ts';

const es = {
  results: { found_one: '{{count}} vuelo', found_other: '{{count}} vuelos' },
  hello: 'Hola, {{name}}',
};
const en = {
  results: { found_one: '{{count}} flight', found_other: '{{count}} flights' },
  hello: 'Hello, {{name}}',
};

function textsOf() {
  const texts = createTexts('es');
  texts.add('es', 'flights', es);
  texts.add('en', 'flights', en);
  return texts;
}

test('a text fills its gaps and takes the plural form of its count', () => {
  const t = textsOf().translate('flights');
  expect(t('hello', { name: 'Ana' })).toBe('Hola, Ana');
  expect([0, 1, 2, 1_000_000].map((count) => t('results.found', { count }))).toEqual([
    '0 vuelos',
    '1 vuelo',
    '2 vuelos',
    '1000000 vuelos',
  ]);
});

test('a value is put in as it is, never read as a text of its own', () => {
  expect(textsOf().translate('flights')('hello', { name: '{{name}} $t(hello) $&' })).toBe(
    'Hola, {{name}} $t(hello) $&',
  );
});

test('a key without a text shows itself, and namespaces do not mix', () => {
  const texts = textsOf();
  expect(texts.translate('flights')('nothing.here')).toBe('nothing.here');
  expect(texts.translate('booking')('hello')).toBe('hello');
});

function Greeting() {
  const { t, language } = useTexts('flights');
  const { money, day, list } = useFormats();
  return (
    <p>
      {language}: {t('hello', { name: 'Ana' })}, {money(214860, 'USD')}, {day('2026-12-12')},{' '}
      {list(['A', 'B', 'C'])}
    </p>
  );
}

test('every component follows a switch of language, with its formats', async () => {
  const texts = textsOf();
  render(
    <TextsProvider value={texts}>
      <Greeting />
    </TextsProvider>,
  );
  const shown = () => screen.getByText(/Ana/).textContent?.replaceAll('\u00a0', ' ');
  expect(shown()).toBe('es: Hola, Ana, US$ 2.148,60, sáb 12 dic, A, B y C');
  await act(() => texts.change('en'));
  expect(shown()).toBe('en: Hello, Ana, US$ 2,148.60, Sat, Dec 12, A, B, and C');
});

const Later = () => <p>{useTexts('flights').t('later')}</p>;

test('what another namespace is given does not draw a component anew, what its own is given does', () => {
  const texts = textsOf();
  const onDrawn = jest.fn();
  render(
    <TextsProvider value={texts}>
      <Profiler id="followed" onRender={onDrawn}>
        <Later />
      </Profiler>
    </TextsProvider>,
  );
  act(() => texts.add('es', 'host', { menu: 'Menú' }));
  expect(onDrawn).toHaveBeenCalledTimes(1);
  act(() => texts.add('es', 'flights', { later: 'Más tarde' }));
  screen.getByText('Más tarde');
});

test('what a server drew is taken over as it stands, and then has the language that was chosen meanwhile', async () => {
  const texts = textsOf();
  const greeting = (
    <TextsProvider value={texts}>
      <Greeting />
    </TextsProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(greeting);
  await texts.change('en');
  const onRecoverableError = jest.fn();
  render(greeting, { container, hydrate: true, onRecoverableError });
  await screen.findByText(/^en: Hello, Ana/);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
