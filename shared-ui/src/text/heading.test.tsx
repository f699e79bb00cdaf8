import { render, screen } from '@testing-library/react';
import { Card, Stack } from '../layout/index.ts';
import { Heading } from './index.ts';

const LEVELS = [1, 2, 3, 4] as const;

test.each(LEVELS)('a heading of level %i takes that place in the outline, whatever its size', (level) => {
  render(
    <Heading level={level} size="hero">
      Vuelos
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Vuelos' })).toBeTruthy();
});

test('its look leaves no attribute behind', () => {
  render(
    <Heading level={1} size="hero" id="title">
      Vuelos
    </Heading>,
  );
  expect(screen.getByRole('heading').getAttributeNames().sort()).toEqual(['class', 'id']);
});

test('a box can be any element, and keeps its own settings to itself', () => {
  render(
    <Card as="section" pad="block" aria-label="Contacto">
      <Stack as="ul" gap={6} />
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Contacto' }).getAttribute('pad')).toBeNull();
  expect(screen.getByRole('list').getAttributeNames()).toEqual(['class']);
});
