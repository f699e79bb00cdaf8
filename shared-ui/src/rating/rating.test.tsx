import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Rating, Stars } from './index.ts';

test('category and score are read out in words', async () => {
  const { container } = render(
    <>
      <Stars value={3.5} label="3 estrellas y media" />
      <Rating score="9,2" label="Puntuación: 9,2 de 10" words="Excelente" detail="1 204 opiniones" />
    </>,
  );
  const stars = screen.getByRole('img', { name: '3 estrellas y media' });
  expect(stars.querySelectorAll('svg')).toHaveLength(4);
  expect(screen.getByRole('img', { name: 'Puntuación: 9,2 de 10' })).toBeTruthy();
  expect(screen.getByText('Excelente')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});
