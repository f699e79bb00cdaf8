import { render, screen } from '@testing-library/react';
import { NearPoster } from './index.ts';

test('the frame is there at once in its ratio, and the picture of the place comes into it', async () => {
  const { container } = render(<NearPoster place="LIM" ratio="15 / 8" label="Lima" className="tall" />);
  const frame = () => container.firstElementChild ?? container;
  expect(getComputedStyle(frame()).aspectRatio).toBe('15/8');
  expect(frame().className).toContain('tall');
  expect(screen.queryByRole('img')).toBeNull();
  expect((await screen.findByRole('img', { name: 'Lima' })).getAttribute('src')).toContain('drawn/lima.svg');
  expect(getComputedStyle(frame()).aspectRatio).toBe('15/8');
  expect(frame().className).toContain('tall');
});
