import { fireEvent, render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { Photo } from './index.ts';

const photo = {
  src: '/pool-960.jpg',
  srcSet: '/pool-480.jpg 480w, /pool-960.jpg 960w',
  sources: [{ type: 'image/avif', srcSet: '/pool-480.avif 480w' }],
} as const;

test('a photo comes in the best format that the browser knows, when it is near', async () => {
  const { container } = render(<Photo photo={photo} alt="La piscina" sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'La piscina' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(container.querySelector('source')?.getAttribute('type')).toBe('image/avif');
  expect(await violations(container)).toEqual([]);
});

test('the one in sight at first does not wait', () => {
  render(<Photo photo={photo} alt="La piscina" priority />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});

test('a poster stands in for a photo that does not arrive, under the same name', async () => {
  render(<Photo photo={photo} alt="La piscina" place="cartagena" />);
  fireEvent.error(screen.getByRole('img', { name: 'La piscina' }));
  const poster = await screen.findByRole('img', { name: 'La piscina' });
  expect(poster.getAttribute('src')).not.toBe(photo.src);
});

test('what the caller gives stands in where there is no photo at all', () => {
  render(<Photo alt="La piscina" fallback={<p>Sin foto</p>} />);
  expect(screen.getByText('Sin foto')).toBeTruthy();
});

test('without a stand-in the quiet box still has the name', () => {
  render(<Photo alt="La piscina" />);
  expect(screen.getByRole('img', { name: 'La piscina' })).toBeTruthy();
});

test('another photo gets its own chance', () => {
  const { rerender } = render(<Photo photo={photo} alt="La piscina" fallback="Sin foto" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Sin foto')).toBeTruthy();
  rerender(<Photo photo={{ src: '/bar.jpg' }} alt="El bar" fallback="Sin foto" />);
  expect(screen.getByRole('img', { name: 'El bar' })).toBeTruthy();
});
