import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { figures } from './catalogue.ts';
import { Figure } from './index.ts';

test('a drawing is read out by its caption alone, and its file waits until somebody comes near', () => {
  render(<Figure drawing="market">Puestos de fruta por la mañana.</Figure>);
  const figure = screen.getByRole('figure', { name: '' });
  expect(figure.textContent).toBe('Puestos de fruta por la mañana.');
  const picture = figure.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(picture?.getAttribute('src')).toContain('market-day.svg');
});

test('each drawing has a file', () => {
  const files = Object.values(figures).map((href) => new URL(href));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files.map(String)).size).toBe(files.length);
});
