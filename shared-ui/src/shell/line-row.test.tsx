import { render, screen } from '@testing-library/react';
import { LineRow } from './index.ts';

const words = { call: 'Llamar al 601', open: 'Abierto ahora', closed: 'Abre a las 8' };
const show = (openNow: boolean | undefined) =>
  render(
    <LineRow title="Una persona te ayuda" line={{ href: 'tel:601', shown: '601', openNow }} words={words}>
      <p>Dicta el código</p>
    </LineRow>,
  );

test('the number is a link that says what it does, and whether somebody answers is said', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Llamar al 601' }).getAttribute('href')).toBe('tel:601');
  expect(screen.getByRole('heading', { name: 'Una persona te ayuda' })).toBeTruthy();
  expect(screen.getByText('Dicta el código')).toBeTruthy();
  expect(screen.getByText('Abierto ahora')).toBeTruthy();
});

test('a closed line says when it opens', () => {
  show(false);
  expect(screen.getByText('Abre a las 8')).toBeTruthy();
  expect(screen.queryByText('Abierto ahora')).toBeNull();
});
